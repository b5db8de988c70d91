import { TOKEN_COLOURS } from '@/app/_theme/token-colours'

interface Props {
  herbs: readonly string[]
}

const { card, line, soft } = TOKEN_COLOURS.dark

/** The herbs that the raid drops, with the chance of each per drop roll. */
export function HerbList({ herbs }: Props) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
      <div style={{ fontSize: 30, color: soft }}>Herbs per drop roll</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        {herbs.map((herb) => (
          <div
            key={herb}
            style={{
              padding: '2px 16px 5px',
              fontSize: 30,
              background: card,
              border: `2px solid ${line}`,
              borderRadius: 12,
            }}
          >
            {herb}
          </div>
        ))}
      </div>
    </div>
  )
}
