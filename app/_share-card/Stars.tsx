import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import type { Tier } from '@/data/vocabulary'

interface Props {
  tier: Tier
}

/** As many stars as the tier has, drawn: the font has no such character. */
export function Stars({ tier }: Props) {
  return (
    <div style={{ display: 'flex', gap: 6 }}>
      {Array.from({ length: Number(tier) }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all the same
        <svg key={position} width="42" height="42" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 1.3l3.3 6.9 7.4 1-5.4 5.2 1.3 7.5L12 18.3l-6.6 3.6 1.3-7.5L1.3 9.2l7.4-1z"
            fill={TOKEN_COLOURS.dark.star}
          />
        </svg>
      ))}
    </div>
  )
}
