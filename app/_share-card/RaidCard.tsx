import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { BossName } from './BossName'
import { BossPicture } from './BossPicture'
import type { BossImage } from './boss-image'
import { Crystal } from './Crystal'
import { FONT_FAMILY } from './draw'
import { Gem } from './Gem'
import { HerbList } from './HerbList'
import { Stars } from './Stars'
import { TypeChip } from './TypeChip'

interface Props {
  raid: RaidView
  image: BossImage | undefined
}

/** What the cards of a raid have in common, whatever its Tera type. The accent shows where nothing is drawn. */
export function RaidCard({ raid, image }: Props) {
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
        color: TOKEN_COLOURS.dark.text,
      }}
    >
      <Crystal />
      {image ? <BossPicture image={image} /> : <Gem />}
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40 }}>
        {raid.tier && <Stars tier={raid.tier} />}
        <div style={{ color: TOKEN_COLOURS.dark.soft }}>{raid.region}</div>
      </div>
      <BossName name={raid.name} />
      <div style={{ display: 'flex', gap: 14, marginTop: 20 }}>
        {raid.types.map((type) => (
          <TypeChip key={type} type={type} />
        ))}
      </div>
      <div style={{ display: 'flex', width: 600, marginTop: 'auto' }}>
        <HerbList herbs={raid.herbs} />
      </div>
    </div>
  )
}
