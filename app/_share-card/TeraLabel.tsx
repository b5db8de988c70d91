import { FONT_FAMILY } from './draw'

interface Props {
  text: string
}

/** What is stamped on the plate of a card: a gem and the Tera type, in white. */
export function TeraLabel({ text }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 16,
        width: '100%',
        height: '100%',
        fontFamily: FONT_FAMILY,
        fontSize: 44,
        fontWeight: 700,
        color: '#ffffff',
      }}
    >
      <svg width="40" height="40" viewBox="0 0 16 16" fill="#ffffff" aria-hidden="true">
        <path d="M8 0.5 15 5 8 15.5 1 5Z" fillOpacity="0.55" />
        <path d="M8 0.5 11 5 8 15.5 5 5Z" />
      </svg>
      <div style={{ marginTop: -4 }}>{text}</div>
    </div>
  )
}
