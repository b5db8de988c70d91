import { FONT_FAMILY } from './draw'

interface Props {
  text: string
  /** One or two lines below it, large enough for the small cards of a chat; empty for none. */
  note: string
}

/** What is stamped on the plate of a card: a gem and the Tera type, and what that is weak to, in white. */
export function TeraLabel({ text, note }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        fontFamily: FONT_FAMILY,
        fontSize: 42,
        fontWeight: 700,
        color: '#ffffff',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, lineHeight: 1.1 }}>
        <svg width="40" height="40" viewBox="0 0 16 16" fill="#ffffff" aria-hidden="true">
          <path d="M8 0.5 15 5 8 15.5 1 5Z" fillOpacity="0.55" />
          <path d="M8 0.5 11 5 8 15.5 5 5Z" />
        </svg>
        <div style={{ marginTop: -4 }}>{text}</div>
      </div>
      {note && (
        <div style={{ fontSize: 36, lineHeight: 1.1, textAlign: 'center', textWrap: 'balance' }}>{note}</div>
      )}
    </div>
  )
}
