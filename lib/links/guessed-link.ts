import { REGIONS, type Region, TIERS, type Tier, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { nameReader } from '@/lib/names/name-reader'
import { comparableName, withLabels } from '@/lib/names/name-words'
import { similarNames } from '@/lib/names/similar-names'
import { ALL_BOSSES } from '@/lib/raid/boss-names'
import { placesLeft, raidsOf } from '@/lib/raid/places'
import {
  findLabel,
  offeredBosses,
  type Selection,
  type SelectionPart,
  shownBoss,
  withPossibleType,
} from '@/lib/raid/selection'
import { similarBosses } from '@/lib/raid/similar-bosses'
import type { LinkReading } from './deep-link'

export interface GuessedParts {
  readonly tier: Tier | undefined
  readonly region: Region | undefined
  /** Names as on pages, closest first. */
  readonly bosses: readonly string[]
  readonly teraType: TypeName | undefined
}

const MAX_BOSSES = 3

/**
 * Returns the boss that a text names, as pages show it, with its form in any format: `Ninetales (Alola)` for `alolan
 * ninetales`. A name without a form means the plain form, if there is one.
 */
export const bossNamed = nameReader([
  ...ALL_BOSSES.map((name) => [name, name] as const),
  ...placesLeft({}).flatMap((place) =>
    offeredBosses(place).map((boss) => [boss, shownBoss({ ...place, boss })] as const),
  ),
])

const nearRegions = similarNames(REGIONS)
const nearTypes = similarNames(TYPE_NAMES)

/**
 * Returns the parts that a text names, ignoring accents, hyphens and punctuation: `Porygon Z`, `6★`, `Fairy,`. The
 * boss is as pages show it. All parts are `undefined` if the text names none.
 *
 * @param text one segment, decoded
 */
export function namedBy(text: string): Selection {
  const words = comparableName(text)
  return {
    tier: findLabel(TIERS, withLabels(words).replace(/ ?stars?$/, '')),
    region: findLabel(REGIONS, withLabels(words)),
    boss: bossNamed(text),
    teraType: findLabel(TYPE_NAMES, words),
  }
}

export function guessParts({ selection, unmatched }: LinkReading): GuessedParts {
  const selections = Object.values(unmatched).map(namedBy)
  const firstNamed = <T extends SelectionPart>(part: T) => selections.find((named) => named[part])?.[part]
  const misspelled = (part: SelectionPart) => {
    const text = unmatched[part]
    return text && !Object.values(namedBy(text)).some(Boolean) ? text : ''
  }
  const boss = firstNamed('boss') ?? selection.boss
  const nearRegion = nearRegions(misspelled('region'))[0]
  const nearBoss = similarBosses(
    misspelled('boss') || (nearRegion ? '' : misspelled('region')) || misspelled('tier'),
  )
  return {
    tier: firstNamed('tier') ?? selection.tier,
    region: firstNamed('region') ?? nearRegion ?? (unmatched.region ? undefined : selection.region),
    bosses: boss ? [boss] : nearBoss.slice(0, MAX_BOSSES),
    teraType: firstNamed('teraType') ?? selection.teraType ?? nearTypes(misspelled('teraType'))[0],
  }
}

/**
 * Sorts likeliest first. Prefers raids in the guessed tier and region, and with the Tera type. Without a boss, returns
 * the lists of raids of the tier and region.
 */
export function suggestRaids({ tier, region, bosses, teraType }: GuessedParts): Selection[] {
  const raids = bosses.flatMap((boss) => {
    const inTier = narrow(raidsOf(boss), (raid) => raid.tier === tier)
    return narrow(inTier, (raid) => raid.region === region)
  })
  const isThere = (raid: Selection) => raid.tier === tier && raid.region === region
  const likeliest = [...raids.filter(isThere), ...raids.filter((raid) => !isThere(raid))]
  const suggested = (likeliest.length > 0 ? likeliest : placesLeft({ tier, region })).map((raid) =>
    withPossibleType({ ...raid, teraType }),
  )
  const keepsType = (raid: Selection) => raid.teraType === teraType
  return teraType
    ? [...suggested.filter(keepsType), ...suggested.filter((raid) => !keepsType(raid))]
    : suggested
}

function narrow(raids: readonly Selection[], matches: (raid: Selection) => boolean): readonly Selection[] {
  const matching = raids.filter(matches)
  return matching.length > 0 ? matching : raids
}
