import { TOKEN_COLORS } from '@/app/_theme/token-colors'
import { typeColors } from '@/data/types/type-colors'
import type { Tier, TypeName } from '@/data/vocabulary'
import { shownBoss } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { columnsOf } from '@/lib/words/columns'
import type { Sentences } from '@/lib/words/language'
import type { BossImage } from './boss-image'
import { BossPicture, Crystal, Gem } from './Crystal'
import { FONT_FAMILY } from './draw'

interface Props {
  raid: RaidView
  image: BossImage | undefined
  words: Pick<Sentences, 'names'>
}

const { soft, star, text } = TOKEN_COLORS.dark

/** Transparent parts show the accent color. */
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

/** Drawn, since the font has no star. */
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

interface BossNameProps {
  species: string
  form?: string | undefined
}

/** The name of a boss, as large as fits next to the crystal, and its form: `Basculegion`, `Female`. */
export function BossName({ species, form }: BossNameProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ fontSize: fontSize(species), fontWeight: 700, lineHeight: 1.05 }}>{species}</div>
      {form && <div style={{ fontSize: 52, lineHeight: 1.1, color: TOKEN_COLORS.dark.soft }}>{form}</div>}
    </div>
  )
}

function fontSize(species: string): number {
  const columns = columnsOf(species)
  if (columns > 10) return 100
  if (columns > 9) return 112
  return columns > 7 ? 122 : 144
}
