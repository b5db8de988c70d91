import { REGIONS, type Region, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { raidsOf } from '@/lib/raid/places'
import {
  findLabel,
  offeredBosses,
  onlyTeraTypeOf,
  type Selection,
  type SelectionPart,
  tierOfList,
} from '@/lib/raid/selection'
import { type LinkReading, pathOf } from './deep-link'
import { guessParts, namedBy, suggestRaids } from './guessed-link'

export interface LinkNotice {
  /** One to three: the unknown parts, and the raids that the page shows instead. */
  readonly findings: readonly Finding[]
  readonly suggestions: readonly Selection[]
}

/** Texts of the link are cleaned, and shortened if they are long. */
export type Finding =
  | { readonly kind: 'not found'; readonly texts: readonly string[] }
  | { readonly kind: 'missing'; readonly parts: readonly ('tier' | 'region')[] }
  | { readonly kind: 'out of order' }
  | { readonly kind: 'no such tier'; readonly stars: number }
  | { readonly kind: 'no raids there'; readonly tier: Tier; readonly region: Region }
  | { readonly kind: 'unknown'; readonly part: 'tier' | 'region' | 'teraType'; readonly text: string }
  /** `place` is where the link looks for the boss; `undefined` if it has no valid tier and region. */
  | { readonly kind: 'unknown boss'; readonly text: string; readonly place: Selection | undefined }
  | { readonly kind: 'in tier'; readonly boss: string; readonly tier: Tier; readonly not: Tier | undefined }
  | {
      readonly kind: 'in regions'
      readonly boss: string
      readonly regions: readonly Region[]
      readonly not: Region | undefined
    }
  | {
      readonly kind: 'only Tera type'
      readonly boss: string
      readonly teraType: TypeName
      readonly not: TypeName | undefined
    }
  | { readonly kind: 'shows list'; readonly tier: Tier; readonly region: Region | undefined }
  | { readonly kind: 'shows tier'; readonly boss: string; readonly tier: Tier }
  | { readonly kind: 'shows region'; readonly boss: string; readonly region: Region }
  | { readonly kind: 'shows no Tera type'; readonly boss: string }

type Unmatched = readonly [part: SelectionPart, text: string]

const MAX_SUGGESTIONS = 6

const MAX_QUOTED = 30

export function linkNotice(reading: LinkReading): LinkNotice {
  const { selection } = reading
  const path = pathOf(selection)
  const replacement = findReplacement(reading)
  // Two names may mean the same raid: Slowking (Galar), and Slowking as in links.
  const suggested = new Map(suggestRaids(guessParts(reading)).map((raid) => [pathOf(raid), raid]))
  suggested.delete(path)
  return {
    findings: [...unknownFindings(reading), ...(replacement ? [replacement] : [])],
    suggestions: [...suggested.values()].slice(0, MAX_SUGGESTIONS),
  }
}

function unknownFindings(reading: LinkReading): Finding[] {
  const unmatched = unmatchedTexts(reading)
  const unknownEntries = unmatched.filter((entry) => !isMisplaced(entry))
  if (unknownEntries.length > 2)
    return [{ kind: 'not found', texts: unknownEntries.map(([, text]) => shorten(text)) }]
  if (unknownEntries.length > 0) return unknownEntries.map((entry) => unknownPart(entry, reading))
  const missingParts = unmatched
    .map(([part]) => part)
    .filter((part) => !unmatched.some(([, text]) => namedBy(text)[part]))
  const parts = (['tier', 'region'] as const).filter((part) => missingParts.includes(part))
  return [parts.length > 0 ? { kind: 'missing', parts } : { kind: 'out of order' }]
}

function unknownPart([part, text]: Unmatched, reading: LinkReading): Finding {
  if (part === 'boss') return unknownBoss(text, reading)
  const { boss = '' } = reading.selection
  const only = part === 'teraType' && onlyTeraTypeOf(reading.selection)
  if (only) return { kind: 'only Tera type', boss, teraType: only, not: findLabel(TYPE_NAMES, text) }
  if (part === 'tier' && /^\d{1,3}$/.test(text.trim())) return { kind: 'no such tier', stars: Number(text) }
  const region = part === 'region' && findLabel(REGIONS, text)
  if (region) return { kind: 'no raids there', tier: tierOfList(reading.selection), region }
  return { kind: 'unknown', part, text: shorten(text) }
}

function unknownBoss(text: string, reading: LinkReading): Finding {
  const { selection, unmatched } = reading
  const { tier, region } = selection
  const { boss } = namedBy(text)
  const whereabouts =
    boss && !offeredBosses(selection).includes(boss) ? whereaboutsOf(boss, reading) : undefined
  if (whereabouts) return whereabouts
  const isPlaced = (tier || region) && !unmatched.tier && !unmatched.region
  return {
    kind: 'unknown boss',
    text: shorten(text),
    place: isPlaced ? { tier, region } : undefined,
  }
}

function whereaboutsOf(
  boss: string,
  { selection: { tier, region }, unmatched }: LinkReading,
): Finding | undefined {
  const raids = raidsOf(boss)
  const regions = raids.filter((raid) => raid.tier === tierOfList({ tier })).map((raid) => raid.region)
  if (regions.length > 0)
    return { kind: 'in regions', boss, regions, not: unmatched.region ? undefined : region }
  const [raid] = raids
  return raid && { kind: 'in tier', boss, tier: raid.tier, not: tier }
}

function findReplacement({ selection, unmatched }: LinkReading): Finding | undefined {
  const { region, boss } = selection
  const tier = tierOfList(selection)
  if (!boss) {
    const isList = unmatched.tier !== undefined || unmatched.region !== undefined
    return isList ? { kind: 'shows list', tier, region } : undefined
  }
  if (unmatched.tier !== undefined) return { kind: 'shows tier', boss, tier }
  if (region && unmatched.region !== undefined) return { kind: 'shows region', boss, region }
  return onlyTeraTypeOf(selection) ? undefined : { kind: 'shows no Tera type', boss }
}

function unmatchedTexts({ unmatched }: LinkReading): Unmatched[] {
  return (['tier', 'region', 'boss', 'teraType'] as const).flatMap((part): Unmatched[] => {
    const text = unmatched[part]
    return text === undefined ? [] : [[part, text]]
  })
}

function isMisplaced([part, text]: Unmatched): boolean {
  const selection = namedBy(text)
  return !selection[part] && Object.values(selection).some(Boolean)
}

/** Also removes invisible characters and marks of writing direction. */
function shorten(text: string): string {
  const visible = text
    .replace(/\p{Other}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...visible]
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : visible
}
