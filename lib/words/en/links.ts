import { TIERS, type TypeName } from '@/data/vocabulary'
import type { Finding } from '@/lib/links/link-notice'
import type { Selection } from '@/lib/raid/selection'
import { names } from '@/lib/words/en/names/names'
import { eitherOf, listed, stars } from './formats'
import { bossInTier, titles } from './screen'

export function linkNotice(findings: readonly Finding[]): string {
  return findings.map(sentenceOf).join(' ')
}

function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'not found':
      return `Unknown: ${finding.texts.map(quote).join(', ')}.`
    case 'missing':
      return `This link is missing ${listed(finding.parts.map((part) => MISSING[part]))}.`
    case 'out of order':
      return 'The parts of this link are out of order.'
    case 'no such tier':
      return `There are no ${stars(finding.stars)} raids here.`
    case 'no raids there':
      return `There are no ${stars(finding.tier)} ${names.region(finding.region)} raids.`
    case 'unknown':
      return `${UNKNOWN[finding.part]} named ${quote(finding.text)}.`
    case 'unknown boss':
      return finding.place
        ? `No boss named ${quote(finding.text)} in ${placeOf(finding.place)}.`
        : `No boss named ${quote(finding.text)}.`
    case 'in tier':
      return finding.not
        ? `${names.boss(finding.boss)} is a ${stars(finding.tier)} raid, not ${stars(finding.not)}.`
        : `${names.boss(finding.boss)} is a ${stars(finding.tier)} raid.`
    case 'in regions':
      return inRegions(finding)
    case 'only Tera type':
      return finding.not
        ? `${names.boss(finding.boss)} always has Tera type ${names.type(finding.teraType)}, not ${names.type(finding.not)}.`
        : `${names.boss(finding.boss)} always has Tera type ${names.type(finding.teraType)}.`
    case 'shows list':
      return finding.region
        ? `Showing ${stars(finding.tier)} raids in ${names.region(finding.region)}.`
        : `Showing ${stars(finding.tier)} raids.`
    case 'shows tier':
      return `Showing ${bossInTier(finding.tier, finding.boss)}.`
    case 'shows region':
      return `Showing ${names.boss(finding.boss)} in ${names.region(finding.region)}.`
    case 'shows no Tera type':
      return `Showing ${names.boss(finding.boss)} without a Tera type.`
  }
}

function inRegions({ boss, regions, not }: Extract<Finding, { kind: 'in regions' }>): string {
  const whereabouts = `${names.boss(boss)} is in ${listed(regions.map(names.region))}`
  return not ? `${whereabouts}, not ${names.region(not)}.` : `${whereabouts}.`
}

function placeOf({ tier, region }: Selection): string {
  return [tier && stars(tier), region && names.region(region)].filter(Boolean).join(' ')
}

function quote(text: string): string {
  return `"${text}"`
}

const MISSING = { tier: 'the tier', region: 'the region' }

const UNKNOWN = { tier: 'No raid tier', region: 'No region', teraType: 'No Tera type' }

export interface Described {
  readonly weakTo: readonly string[]
  readonly bring: readonly string[]
  readonly moves: readonly string[]
  readonly herbs: readonly string[]
}

/** For search results and shared links, most important facts first: previews show about 150 letters. */
export const description = {
  site: `Every ${listed(TIERS.map(stars))} Tera Raid in Pokémon Scarlet and Violet: weaknesses, moves, scripted actions, herbs and stats.`,
  raid: ({ weakTo, bring, moves, herbs }: Described) =>
    [
      weakTo.length > 0 && `Weak to ${weakTo.join(', ')}.`,
      bring.length > 0 && `Bring ${eitherOf(bring)}.`,
      `Moves: ${moves.join(', ')}.`,
      herbs.length > 0 && `Herbs per raid: ${herbs.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
}

export const sharing = {
  site: titles.site,
  /** `Every 5-, 6- and 7-star raid`: the font of the pictures has no ★. */
  everyRaid: `Every ${listed(TIERS.map((tier) => `${tier}-`))}star raid in Pokémon Scarlet and Violet`,
  tera: (teraType: TypeName) => `Tera ${names.type(teraType)}`,
  weakTo: (types: readonly TypeName[]) => `Weak to ${types.map(names.type).join(', ')}`,
  anyTeraType: 'Any Tera type',
  bring: 'Top picks',
  shortName: 'Tera Raids',
}
