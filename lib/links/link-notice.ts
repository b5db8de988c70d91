import { listed } from '@/lib/listed'
import { type LinkReading, pathOf } from '@/lib/raid/deep-link'
import { offeredBosses, rosterTier, type Selection, type SelectionPart } from '@/lib/raid/selection'
import { guessParts, namedBy } from './guessed-parts'
import { quoted } from './quoted'
import { raidsOf, suggestRaids } from './suggested-raids'

/** The notice for a link that was not understood. */
export interface LinkNotice {
  /** The unknown parts, and what is shown instead: one to three short sentences. */
  readonly text: string
  /** Raids, or lists of raids, that the link may mean, the likeliest first. */
  readonly suggestions: readonly Selection[]
}

type Unmatched = readonly [part: SelectionPart, text: string]

const MAX_SUGGESTIONS = 6

/** The notice for a link in which something was not understood. */
export function linkNotice(reading: LinkReading): LinkNotice {
  const { selection } = reading
  const shown = pathOf(selection)
  return {
    text: [...notUnderstood(reading), showing(reading)].filter(Boolean).join(' '),
    suggestions: suggestRaids(guessParts(reading))
      .filter((raid) => pathOf(raid) !== shown)
      .slice(0, MAX_SUGGESTIONS),
  }
}

function notUnderstood(reading: LinkReading): string[] {
  const unmatched = unmatchedTexts(reading)
  const unknown = unmatched.filter((one) => !isMisplaced(one))
  if (unknown.length > 2) return [`Not found: ${unknown.map(([, text]) => quoted(text)).join(', ')}.`]
  if (unknown.length > 0) return unknown.map((one) => sentence(one, reading))
  const missing = unmatched
    .map(([part]) => part)
    .filter((part) => !unmatched.some(([, text]) => namedBy(text)[part]))
  const leftOut = (['tier', 'region'] as const).filter((part) => missing.includes(part))
  return leftOut.length > 0
    ? [`This link is missing ${listed(leftOut.map((part) => `the ${part}`))}.`]
    : ['The parts of this link are out of order.']
}

function sentence([part, text]: Unmatched, reading: LinkReading): string {
  switch (part) {
    case 'tier':
      return /^\d{1,3}$/.test(text.trim())
        ? `There are no ${Number(text)}★ raids here.`
        : `No raid tier named ${quoted(text)}.`
    case 'region':
      return `No region named ${quoted(text)}.`
    case 'boss':
      return bossSentence(text, reading)
    case 'teraType':
      return `No Tera type named ${quoted(text)}.`
  }
}

function bossSentence(text: string, reading: LinkReading): string {
  const { selection, unmatched } = reading
  const { boss } = namedBy(text)
  if (boss && !offeredBosses(selection).includes(boss)) return whereabouts(boss, reading)
  const place = [selection.tier && `${selection.tier}★`, selection.region].filter(Boolean).join(' ')
  const isNamed = place && !unmatched.tier && !unmatched.region
  return `No boss named ${quoted(text)}${isNamed ? ` in ${place}` : ''}.`
}

/** Says where a boss is that the chosen tier and region lack. */
function whereabouts(boss: string, { selection: { tier, region }, unmatched }: LinkReading): string {
  const raids = raidsOf(boss)
  const regions = raids.filter((raid) => raid.tier === rosterTier(tier)).flatMap(({ region }) => region ?? [])
  if (regions.length === 0) return `${boss} is a ${raids[0]?.tier}★ raid${tier ? `, not ${tier}★` : ''}.`
  return `${boss} is in ${listed(regions)}${region && !unmatched.region ? `, not ${region}` : ''}.`
}

/** Says what is shown instead; empty when the sentence before says it already. */
function showing({ selection, unmatched }: LinkReading): string {
  const { tier, region, boss } = selection
  if (!boss) {
    const isList = unmatched.tier !== undefined || unmatched.region !== undefined
    return isList ? `Showing ${rosterTier(tier)}★ raids${region ? ` in ${region}` : ''}.` : ''
  }
  if (unmatched.tier !== undefined) return `Showing ${rosterTier(tier)}★ ${boss}.`
  if (unmatched.region !== undefined) return `Showing ${boss} in ${region}.`
  return `Showing ${boss} without a Tera type.`
}

function unmatchedTexts({ unmatched }: LinkReading): Unmatched[] {
  return (['tier', 'region', 'boss', 'teraType'] as const).flatMap((part): Unmatched[] => {
    const text = unmatched[part]
    return text === undefined ? [] : [[part, text]]
  })
}

/** Whether a text names another part than its position says. */
function isMisplaced([part, text]: Unmatched): boolean {
  const named = namedBy(text)
  return !named[part] && Object.values(named).some(Boolean)
}
