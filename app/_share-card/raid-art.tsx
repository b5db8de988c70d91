import { SHARE_CARD } from '@/lib/raid/share-card-path'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { bossImage } from './boss-image'
import { draw } from './draw'
import { ART_COLOURS, type CardArt, prepareArt } from './paint-card'
import { RaidCard } from './RaidCard'
import { reduceColours } from './reduce-colours'

/** 5,131 cards of this size leave room for the pages: see docs/decisions.md, "Share cards". */
const LIMITS = { colours: ART_COLOURS, bytes: 22_000 }

const arts = new Map<string, Promise<CardArt>>()

/** What the cards of a raid have in common, whatever its Tera type. Each raid is drawn once. */
export function raidArt(raid: RaidView): Promise<CardArt> {
  const key = [raid.tier, raid.region, raid.name].join()
  const art = arts.get(key) ?? drawArt(raid)
  arts.set(key, art)
  return art
}

async function drawArt(raid: RaidView): Promise<CardArt> {
  const image = await bossImage(raid.image)
  const png = await draw(<RaidCard raid={raid} image={image} />, SHARE_CARD)
  return prepareArt(await reduceColours(png, LIMITS))
}
