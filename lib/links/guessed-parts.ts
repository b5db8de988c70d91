import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { comparableName } from '@/lib/finder/name-place'
import { ALL_BOSSES, nearBosses } from '@/lib/finder/near-bosses'
import { nearNames } from '@/lib/finder/near-names'
import type { LinkReading } from '@/lib/raid/deep-link'
import { findLabel } from '@/lib/raid/labels'
import type { Selection, SelectionPart } from '@/lib/raid/selection'

/** What a link most likely means, part by part, however it is spelt and in whatever order. */
export interface GuessedParts {
  readonly tier: Tier | undefined
  readonly region: Region | undefined
  /** The boss that the link names: one, or the few that a misspelt name may mean, the nearest first. */
  readonly bosses: readonly string[]
  readonly teraType: TypeName | undefined
}

/** More are no help. */
const MAX_BOSSES = 3

/** Other names for a region: of its school, and of the part of the downloadable content that brought it. */
const OTHER_REGION_NAMES: readonly (readonly [words: string, region: Region])[] = [
  ['blueberry', 'Terarium'],
  ['blueberry academy', 'Terarium'],
  ['indigo disk', 'Terarium'],
  ['teal mask', 'Kitakami'],
]

const BOSS_BY_WORDS = new Map(ALL_BOSSES.map((name) => [comparableName(name), name]))

const nearRegions = nearNames(REGIONS)
const nearTypes = nearNames(TYPE_NAMES)

/**
 * The part of a link that a text names, whatever its accents, hyphens and other marks: `Porygon Z`, `6★`, `Fairy,`. All
 * are undefined where it names none.
 *
 * @param text one segment, decoded
 */
export function namedBy(text: string): Selection {
  const words = comparableName(text)
  return {
    tier: findLabel(TIERS, words.replace(/ ?stars?$/, '')),
    region: findLabel(REGIONS, words) ?? OTHER_REGION_NAMES.find(([name]) => name === words)?.[1],
    boss: BOSS_BY_WORDS.get(words),
    teraType: findLabel(TYPE_NAMES, words),
  }
}

/** What a link most likely means: the parts that it was read as, those that its other texts name, and the nearest names. */
export function guessParts({ selection, unmatched }: LinkReading): GuessedParts {
  const named = Object.values(unmatched).map(namedBy)
  const first = <Part extends SelectionPart>(part: Part) => named.find((one) => one[part])?.[part]
  // Of a text that names nothing, what is nearest.
  const misspelt = (part: SelectionPart) => {
    const text = unmatched[part]
    return text && !Object.values(namedBy(text)).some(Boolean) ? text : ''
  }
  const boss = first('boss') ?? selection.boss
  const nearRegion = nearRegions(misspelt('region'))[0]
  const nearBoss = nearBosses(misspelt('boss') || (nearRegion ? '' : misspelt('region')) || misspelt('tier'))
  return {
    tier: first('tier') ?? selection.tier,
    region: first('region') ?? nearRegion ?? (unmatched.region ? undefined : selection.region),
    bosses: boss ? [boss] : nearBoss.slice(0, MAX_BOSSES),
    teraType: first('teraType') ?? selection.teraType ?? nearTypes(misspelt('teraType'))[0],
  }
}
