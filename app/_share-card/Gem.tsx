import { MIDDLE } from './places'

/** What stands in the crystal where there is no image of the boss: a smaller one. */
export function Gem() {
  return (
    <svg
      style={{ position: 'absolute', left: MIDDLE.x - 90, top: MIDDLE.y - 120 }}
      width="180"
      height="240"
      viewBox="0 0 180 240"
      fill="#ffffff"
      aria-hidden="true"
    >
      <path d="M90 0L180 90L90 240L0 90Z" fillOpacity="0.2" />
      <path d="M90 0L130 90L90 240L50 90Z" fillOpacity="0.3" />
    </svg>
  )
}
