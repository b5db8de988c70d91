import { TOKEN_COLORS } from '@/app/_theme/token-colors'
import { SHARE_CARD } from '@/lib/links/share-cards'
import type { BossImage } from './boss-image'

const MIDDLE = { x: 905, y: 285 } as const

const WHOLE = `M0 0H${SHARE_CARD.width}V${SHARE_CARD.height}H0Z`
const RIM = 'M905 20L1185 160V440L905 580L625 440V160Z'
const TABLE = 'M905 120L1085 210V390L905 480L725 390V210Z'
export const PLATE_LEFT = 615
const PLATE = `M686 476H1124L1195 547L1124 618H686L${PLATE_LEFT} 547Z`

const PARTS = [
  ['M905 20L1185 160L1085 210L905 120Z', 0.1],
  ['M1185 160V440L1085 390V210Z', 0.38],
  ['M1185 440L905 580V480L1085 390Z', 0.6],
  ['M905 580L625 440L725 390L905 480Z', 0.74],
  ['M625 440V160L725 210V390Z', 0.62],
  ['M625 160L905 20V120L725 210Z', 0.34],
  [TABLE, 0.66],
] as const

/**
 * The background of a raid's cards: a crystal, and a plate for the label of the Tera type. Transparent parts show the
 * accent color. Nearly all edges are vertical or rise by one in two, since such edges repeat and make the file smaller.
 */
export function Crystal() {
  const { width, height } = SHARE_CARD
  return (
    <svg
      style={{ position: 'absolute', left: 0, top: 0 }}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill={TOKEN_COLORS.dark.page}
      aria-hidden="true"
    >
      <clipPath id="around-the-plate">
        <path d={WHOLE + PLATE} clipRule="evenodd" />
      </clipPath>
      <g clipPath="url(#around-the-plate)">
        <path d={WHOLE + RIM} fillRule="evenodd" fillOpacity={0.86} />
        <path d={`M0 0H340L655 ${height}H0Z`} fillOpacity={0.5} />
        {PARTS.map(([outline, darkness]) => (
          <path key={outline} d={outline} fillOpacity={darkness} />
        ))}
      </g>
    </svg>
  )
}

export function BossPicture({ image: { source, width, height } }: { image: BossImage }) {
  return (
    // biome-ignore lint/performance/noImgElement: drawn into a picture at build
    <img
      style={{ position: 'absolute', left: MIDDLE.x - width / 2, top: MIDDLE.y - height / 2 }}
      src={source}
      width={width}
      height={height}
      alt=""
    />
  )
}

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
