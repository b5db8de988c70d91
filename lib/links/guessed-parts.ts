import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { comparableName } from '@/lib/finder/name-place'
import { ALL_BOSSES, nearBosses } from '@/lib/finder/near-bosses'
import { nearNames } from '@/lib/finder/near-names'
import { withRegionLabels } from '@/lib/finder/region-names'
import type { LinkReading } from '@/lib/raid/deep-link'
import { findLabel } from '@/lib/raid/labels'
import type { Selection, SelectionPart } from '@/lib/raid/selection'

/** The most likely meaning of a link, by part, whatever its spelling and order. */
export interface GuessedParts {
  readonly tier: Tier | undefined
  readonly region: Region | undefined
  /** The boss that the link names, or the few that a misspelt name may mean, the closest first. */
  readonly bosses: readonly string[]
  readonly teraType: TypeName | undefined
}

const MAX_BOSSES = 3

const BOSS_BY_WORDS = new Map(ALL_BOSSES.map((name) => [comparableName(name), name]))

const nearRegions = nearNames(REGIONS)
const nearTypes = nearNames(TYPE_NAMES)

/**
 * The parts that a text names, ignoring accents, hyphens and punctuation: `Porygon Z`, `6★`, `Fairy,`. All are `undefined`
 * when it names none.
 *
 * @param text one segment, decoded
 */
export function namedBy(text: string): Selection {
  const words = comparableName(text)
  return {
    tier: findLabel(TIERS, words.replace(/ ?stars?$/, '')),
    region: findLabel(REGIONS, withRegionLabels(words)),
    boss: BOSS_BY_WORDS.get(words),
    teraType: findLabel(TYPE_NAMES, words),
  }
}

/** Guesses the meaning of a link from the parts that were understood, misplaced parts, and the closest names. */
export function guessParts({ selection, unmatched }: LinkReading): GuessedParts {
  const named = Object.values(unmatched).map(namedBy)
  const first = <Part extends SelectionPart>(part: Part) => named.find((one) => one[part])?.[part]
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
