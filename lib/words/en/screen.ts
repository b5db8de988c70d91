import type { Place } from '@/lib/raid/places'
import type { RaidTitle } from '@/lib/raid/raid-title'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import type { LinkedText } from '@/lib/words/text-shapes'
import { counted, stars } from './formats'

export const screen = {
  skip: 'Skip to content',
  tier: { name: 'Raid tier', choose: '-- Tier --' },
  stars: (tier: string) => `${tier} Star`,
  region: { name: 'Region', choose: '-- Region --' },
  /** Screen readers read the whole name, which is too long for a phone. */
  boss: { name: 'Boss', whole: ' (creature list)', choose: '-- Pokemon --' },
  teraType: { name: 'Tera type', whole: ' list', choose: '-- Tera Type --' },
  findBoss: 'Find a boss',
  share: 'Share Raid',
  copied: 'Copied to Clipboard',
  copyByHand: 'Couldn’t copy. Copy this link:',
  scheme: { dark: 'Use dark mode', light: 'Use light mode', device: 'Match device' },
  otherRaids: 'Other raids',
  inOtherTier: (tier: string, boss: string, region: string | undefined) =>
    region ? `${bossInTier(tier, boss)}, ${names.region(region)}` : bossInTier(tier, boss),
  aboutLink: 'About this link',
  linkNotUnderstood: 'Part of this link couldn’t be read.',
  didYouMean: 'Did you mean:',
  somethingWrong: 'Something went wrong.',
  unofficial:
    'An unofficial fan project, not affiliated with Nintendo, Game Freak, Creatures or The Pokémon Company.',
  credits: [
    'Made by the Tera Raid Info authors. Design based on ',
    { to: 'design', text: 'Kyle Undefined' },
    '’s Tera Raid Info; its links still work here. Data: ',
    { to: 'service', text: 'graphql-pokemon' },
    ', ',
    { to: 'dex', text: '@pkmn/dex' },
    ' and the game’s raid tables. Images: ',
    { to: 'images', text: 'Pokémon Showdown' },
    ' and ',
    { to: 'icons', text: 'PokéSprite' },
    '. ',
    { to: 'licenses', text: 'Licenses' },
  ] satisfies LinkedText<Credited>,
}

const SITE = 'Tera Raid Info'

export const titles = {
  site: SITE,
  /** `6★ Fairy Garchomp · Paldea`, or `6★ Paldea · 70 bosses · Tera Dragon`; empty without a title. */
  raid: titleText,
  /** `6★ Fairy Garchomp · Paldea - Tera Raid Info` */
  document: (title: RaidTitle | undefined) => joinParts([titleText(title), SITE], ' - '),
  tier: stars,
  place: ({ tier, region }: Place) => `${stars(tier)} ${names.region(region)}`,
}

export function bossInTier(tier: string, boss: string): string {
  return `${stars(tier)} ${names.boss(boss)}`
}

function titleText(title: RaidTitle | undefined): string {
  if (!title) return ''
  const { tier, region, boss, teraType, count } = title
  const tierName = tier && stars(tier)
  const type = teraType && names.type(teraType)
  const place = region && names.region(region)
  return boss
    ? joinParts([joinParts([tierName, type, names.boss(boss)], ' '), place], ' · ')
    : joinParts(
        [joinParts([tierName, place], ' '), counted(count, 'boss', 'bosses'), type && `Tera ${type}`],
        ' · ',
      )
}

function joinParts(parts: readonly (string | number | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator)
}

type Credited = 'design' | 'service' | 'dex' | 'images' | 'icons' | 'licenses'
