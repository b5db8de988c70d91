import sharp from 'sharp'
import { TOKEN_COLORS } from '@/app/_theme/token-colors'
import { iconSource } from '@/app/icons/icons'
import { REGIONS } from '@/data/vocabulary'
import { SHARE_CARD } from '@/lib/links/share-cards'
import type { Sentences } from '@/lib/words/language'
import { draw, FONT_FAMILY } from './draw'

type CardWords = Pick<Sentences, 'names' | 'sharing'>

export async function siteCard(words: CardWords): Promise<Buffer> {
  const icon = `data:image/svg+xml;base64,${(await iconSource()).toString('base64')}`
  const png = await draw(<SiteCard icon={icon} words={words} />, SHARE_CARD)
  return sharp(png).png({ palette: true, dither: 0 }).toBuffer()
}

interface Props {
  icon: string
  words: CardWords
}

const { page, card, line, text, soft } = TOKEN_COLORS.dark

function SiteCard({ icon, words: { names, sharing } }: Props) {
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
        <div style={{ fontSize: 150, fontWeight: 700, lineHeight: 0.95 }}>{sharing.site}</div>
        <div style={{ marginTop: 28, fontSize: 42, lineHeight: 1.25, color: soft }}>{sharing.everyRaid}</div>
        <div style={{ display: 'flex', gap: 12, marginTop: 32 }}>
          {REGIONS.map((region) => (
            <div
              key={region}
              style={{
                padding: '4px 14px 8px',
                fontSize: 36,
                background: card,
                border: `2px solid ${line}`,
                borderRadius: 12,
              }}
            >
              {names.region(region)}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture at build */}
      <img src={icon} width={460} height={460} alt="" />
    </div>
  )
}
