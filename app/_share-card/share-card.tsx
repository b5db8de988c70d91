import sharp from 'sharp'
import { loadPageRaid } from '@/app/_plans/load-page-raid'
import { typeColors } from '@/data/types/type-colors'
import { SHARE_CARD } from '@/lib/links/share-cards'
import { getOrAdd } from '@/lib/memo'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import { raidKey } from '@/lib/raid/raid-id'
import type { Selection } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { type RaidView, weaknessesOf } from '@/lib/raid-view/raid-view'
import type { Sentences } from '@/lib/words/language'
import { bossImage } from './boss-image'
import { bringList } from './bring-list'
import { draw, FONT_FAMILY } from './draw'
import { ART_COLORS, type CardArt, paintCard, prepareArt, TERA_LABEL } from './paint-card'
import { RaidCard } from './RaidCard'
import { reduceColors } from './reduce-colors'
import { siteCard } from './site-card'

/** Returns a PNG for shared links to a raid or, without a boss, to the site. */
export async function shareCard(selection: Selection, sentences: Sentences): Promise<Buffer> {
  const raid = shippedRaidView(selection, sentences)
  return raid ? raidCard(raid, sentences) : siteCard(sentences)
}

async function raidCard(raid: RaidView, sentences: Sentences): Promise<Buffer> {
  const accent = raid.teraType ?? raid.types[0] ?? 'Normal'
  const { teraType } = raid
  const { sharing } = sentences
  const label = teraType
    ? await teraLabel(sharing.tera(teraType), sharing.weakTo(weaknessesOf(raid)))
    : await teraLabel(sharing.anyTeraType, '')
  const { toBring } = await loadPageRaid(raid, sentences)
  const best = toBring?.attackers.builds.slice(0, BEST_ATTACKERS) ?? []
  const stamps = [
    { area: TERA_LABEL, white: label },
    ...(best.length > 0 ? [await bringList(best, sentences)] : []),
  ]
  return paintCard(await raidArt(raid, sentences), stamps, typeColors[accent])
}

/** Larger cards would leave too little room for pages: there is a card for every raid and Tera type. */
const LIMITS = { colors: ART_COLORS, bytes: 22_000 }

const arts = new Map<Sentences, Map<string, Promise<CardArt>>>()

function raidArt(raid: RaidView, sentences: Sentences): Promise<CardArt> {
  const ofLanguage = getOrAdd(arts, sentences, () => new Map<string, Promise<CardArt>>())
  return getOrAdd(ofLanguage, `${raid.tier} ${raidKey(raid.id)}`, () => drawArt(raid, sentences))
}

async function drawArt(raid: RaidView, sentences: Sentences): Promise<CardArt> {
  const image = await bossImage(raid.image)
  const png = await draw(<RaidCard raid={raid} image={image} words={sentences} />, SHARE_CARD)
  return prepareArt(await reduceColors(png, LIMITS))
}

const labels = new Map<string, Promise<Uint8Array>>()

/** Draws the label of a Tera type once. Returns the whiteness of each pixel from 0 to 255, row by row. */
export function teraLabel(text: string, note: string): Promise<Uint8Array> {
  return getOrAdd(labels, `${text}\n${note}`, () => drawLabel(text, note))
}

async function drawLabel(text: string, note: string): Promise<Uint8Array> {
  const png = await draw(<TeraLabel text={text} note={note} />, TERA_LABEL)
  return sharp(png).extractChannel('alpha').raw().toBuffer()
}

interface Props {
  text: string
  note: string
}

function TeraLabel({ text, note }: Props) {
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
