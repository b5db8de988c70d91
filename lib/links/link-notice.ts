import { listed } from '@/lib/listed'
import { type LinkReading, pathOf } from '@/lib/raid/deep-link'
import { offeredBosses, rosterTier, type Selection, type SelectionPart } from '@/lib/raid/selection'
import { guessParts, namedBy } from './guessed-parts'
import { quoted } from './quoted'
import { raidsOf, suggestRaids } from './suggested-raids'

/** What a visitor is told of a link that was not understood. */
export interface LinkNotice {
  /** What was not understood, and what shows instead: one to three short sentences. */
  readonly text: string
  /** What may have been meant, the likeliest first: raids, or lists of raids. */
  readonly suggestions: readonly Selection[]
}

type Unmatched = readonly [part: SelectionPart, text: string]

/** More are no help. */
const MAX_SUGGESTIONS = 6

/** What to say of a link in which something was not understood, and which raids it may mean. */
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
  const strange = unmatched.filter((one) => !standsElsewhere(one))
  if (strange.length > 2) return [`Not found: ${strange.map(([, text]) => quoted(text)).join(', ')}.`]
  if (strange.length > 0) return strange.map((one) => sentence(one, reading))
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

/** Where a boss is that the chosen tier and region do not have. */
function whereabouts(boss: string, { selection: { tier, region }, unmatched }: LinkReading): string {
  const raids = raidsOf(boss)
  const regions = raids.filter((raid) => raid.tier === rosterTier(tier)).flatMap(({ region }) => region ?? [])
  if (regions.length === 0) return `${boss} is a ${raids[0]?.tier}★ raid${tier ? `, not ${tier}★` : ''}.`
  return `${boss} is in ${listed(regions)}${region && !unmatched.region ? `, not ${region}` : ''}.`
}

/** What shows in the place of what was not understood; nothing where the sentence before says it already. */
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

/** Whether a text names another part than the one in whose place it stands. */
function standsElsewhere([part, text]: Unmatched): boolean {
  const named = namedBy(text)
  return !named[part] && Object.values(named).some(Boolean)
}
