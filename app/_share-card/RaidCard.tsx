import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import { typeColors } from '@/data/types/type-colors'
import type { Tier, TypeName } from '@/data/vocabulary'
import { shownBoss } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import type { Sentences } from '@/lib/words/language'
import { BossName } from './BossName'
import type { BossImage } from './boss-image'
import { BossPicture, Crystal, Gem } from './Crystal'
import { FONT_FAMILY } from './draw'

interface Props {
  raid: RaidView
  image: BossImage | undefined
  words: Pick<Sentences, 'names'>
}

const { soft, star, text } = TOKEN_COLOURS.dark

/** What the cards of a raid have in common, whatever its Tera type. The accent shows where nothing is drawn. */
export function RaidCard({ raid, image, words: { names } }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '46px 60px 44px',
        fontFamily: FONT_FAMILY,
        fontWeight: 600,
        color: text,
      }}
    >
      <Crystal />
      {image ? <BossPicture image={image} /> : <Gem />}
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40 }}>
        {raid.tier && <Stars tier={raid.tier} />}
        <div style={{ color: soft }}>{names.region(raid.id.region)}</div>
      </div>
      <BossName {...names.bossInTwo(shownBoss(raid.id))} />
      <div style={{ display: 'flex', gap: 14, marginTop: 20 }}>
        {raid.types.map((type) => (
          <TypeChip key={type} type={type} name={names.type(type)} />
        ))}
      </div>
    </div>
  )
}

/** As many stars as the tier has, drawn: the font has no such character. */
function Stars({ tier }: { tier: Tier }) {
  return (
    <div style={{ display: 'flex', gap: 6 }}>
      {Array.from({ length: Number(tier) }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all the same
        <svg key={position} width="42" height="42" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 1.3l3.3 6.9 7.4 1-5.4 5.2 1.3 7.5L12 18.3l-6.6 3.6 1.3-7.5L1.3 9.2l7.4-1z"
            fill={star}
          />
        </svg>
      ))}
    </div>
  )
}

/** A type's name on its colour. */
function TypeChip({ type, name }: { type: TypeName; name: string }) {
  return (
    <div
      style={{
        padding: '6px 30px 8px',
        fontSize: 40,
        color: '#ffffff',
        background: typeColors[type],
        borderRadius: 40,
      }}
    >
      {name}
    </div>
  )
}
