import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import { REGIONS } from '@/data/vocabulary'
import { SITE_TITLE } from '@/lib/raid/raid-title'
import { FONT_FAMILY } from './draw'

interface Props {
  /** The site's icon as a `data:` address. */
  icon: string
}

const { page, card, line, text, soft } = TOKEN_COLOURS.dark

/** The card of the site, for links to pages without a boss. */
export function SiteCard({ icon }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '0 60px',
        fontFamily: FONT_FAMILY,
        fontWeight: 600,
        color: text,
        background: page,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 580 }}>
        <div style={{ fontSize: 150, fontWeight: 700, lineHeight: 0.95 }}>{SITE_TITLE}</div>
        <div style={{ marginTop: 28, fontSize: 42, lineHeight: 1.25, color: soft }}>
          Every five and six star raid of Pokémon Scarlet and Violet
        </div>
        <div style={{ display: 'flex', gap: 12, marginTop: 32 }}>
          {REGIONS.map((region) => (
            <div
              key={region}
              style={{
                padding: '4px 20px 8px',
                fontSize: 36,
                background: card,
                border: `2px solid ${line}`,
                borderRadius: 12,
              }}
            >
              {region}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture at build */}
      <img src={icon} width={460} height={460} alt="" />
    </div>
  )
}
