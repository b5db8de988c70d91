import type { Answer, BackfiringAbility, BossAbility, Company, LobbyClause } from '@/lib/advice/lobby-clauses'
import type { Moment } from '@/lib/advice/moments'
import { columnsOf } from '@/lib/words/columns'
import { names } from '@/lib/words/en/names/names'
import { capitalized } from './phrases'
import { companies } from './sections'
import { teams } from './team/teams'
import { afterEach, afterResets, atEach, before } from './timings'

/** The columns of a line with its label: three lines on a phone. See `columnsOf`. */
export const LOBBY_COLUMNS = 140

/** The lines for the lobby. */
export function lobby(lines: Readonly<Record<Company, readonly LobbyClause[]>>): Record<Company, string> {
  return {
    alone: lobbyLine('alone', lines.alone),
    strangers: lobbyLine('strangers', lines.strangers),
    friends: lobbyLine('friends', lines.friends),
  }
}

/** As many clauses as fit, in order; the first one always. */
function lobbyLine(company: Company, clauses: readonly LobbyClause[]): string {
  const texts = clauses.map(clauseOf)
  return `${capitalized(fitting(texts, LOBBY_COLUMNS - columnsOf(`${companies[company]}: .`)).join('; '))}.`
}

/** The first of these texts, and of the others in order those that fit beside it. */
function fitting(texts: readonly string[], room: number): string[] {
  const said: string[] = []
  let taken = 0
  for (const text of texts) {
    const columns = columnsOf(said.length > 0 ? `; ${text}` : text)
    if (said.length > 0 && taken + columns > room) continue
    said.push(text)
    taken += columns
  }
  return said
}

function clauseOf(clause: LobbyClause): string {
  switch (clause.kind) {
    case 'bring':
      return `bring ${names.species(clause.species)}: wins ${clause.percent}%${clause.isUnboosted ? ' without setup' : ''}`
    case 'with strangers':
      return withStrangers(clause)
    case 'nobody wins alone':
      return 'nobody listed is likely to win this alone: bring a full team'
    case 'needs no boost':
      return `${names.species(clause.species)} wins without setup`
    case 'boosts ignored':
      return `do not boost: ${names.ability('Unaware')} ignores it`
    case 'boosts last':
      return 'set up at once: it never clears boosts'
    case 'boosts end':
      return `do not rely on boosts: it uses ${names.move(clause.move)}`
    case 'boost':
      return boost(clause)
    case 'answer':
      return `${answered(clause.answer)} for ${names.move(clause.move)} ${atEach(clause.at)}`
    case 'terastallize before':
      return `Terastallize ${before(clause.drain)}`
    case 'draining move':
      return 'heal with a draining move'
    case 'bulk':
      return BULK[clause.stat]
    case 'own faints':
      return 'NPC faints cost no time'
    case 'do not weaken':
      return doNotWeaken(clause.ability)
    case 'hold attacks':
      return words('hold attacks', afterEach(clause.after), `while one uses ${names.move(clause.debuff)}`)
    case 'no recoil':
      return 'use no recoil moves'
    case 'debuff':
      return debuff(clause)
    case 'screen':
      return `one sets up ${names.move(clause.move)}`
    case 'four attackers':
      return 'bring four attackers: no support makes them faster'
    case 'helping hand':
      return `use ${names.move('Helping Hand')} on one attacker`
    case 'team':
      return `bring ${teams.who(clause.species)}: wins ${clause.percent}%`
    case 'team strikes':
      return `${names.species(clause.species)} strikes in turn ${clause.turn}`
    case 'support':
      return `one brings ${names.species(clause.species)} for ${names.move(clause.move)}`
  }
}

function withStrangers({ species, percent, better }: ClauseOf<'with strangers'>): string {
  const name = names.species(species)
  switch (better) {
    case 'alone':
      return `better go alone: ${name} wins ${percent}%`
    case 'with friends':
      return `better bring friends: ${name} wins ${percent}%`
    case undefined:
      return `bring ${name}: wins ${percent}%`
  }
}

/** The Pokémon that withstands the attacks of a boss, by the stat that these meet. */
const BULK: Readonly<Record<ClauseOf<'bulk'>['stat'], string>> = {
  Defense: 'bring a physically bulky Pokémon',
  'Sp. Def': 'bring a specially bulky Pokémon',
}

type ClauseOf<Kind extends LobbyClause['kind']> = Extract<LobbyClause, { readonly kind: Kind }>

function boost({ after, again, ifNotUnaware }: ClauseOf<'boost'>): string {
  const first = after.length > 0 ? `set up ${afterResets(after)}` : 'set up at once'
  const renewed = again.length > 0 ? `${first}, again after ${later(after, again)}` : first
  return ifNotUnaware ? `${renewed}, but not against ${names.ability('Unaware')}` : renewed
}

/** Key timings say when these resets are. */
function later(after: readonly Moment[], again: readonly Moment[]): string {
  if (after.length > 0) return again.length > 1 ? 'the next resets' : 'the next reset'
  return again.length > 1 ? 'each reset' : 'the reset'
}

function debuff({ move, after, takes }: ClauseOf<'debuff'>): string {
  const debuffs = words(names.move(move), afterEach(after), 'until the shield')
  if (!takes) return `one uses ${debuffs}`
  const against = takes.isCertain ? 'against' : 'in case it has'
  return `one uses ${names.move(takes.by)} ${against} ${abilityOf(takes.key)}, then ${debuffs}`
}

function doNotWeaken({ key, isCertain }: BossAbility<BackfiringAbility>): string {
  const restraint = key === 'magicbounce' ? 'use no status moves on it' : 'do not lower its stats'
  return `${restraint}: ${isCertain ? `${abilityOf(key)} ${effectOf(key)}` : `it may have ${abilityOf(key)}`}`
}

function abilityOf(key: BackfiringAbility | 'unaware'): string {
  return names.ability(ABILITIES[key])
}

function words(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

function answered(answer: Answer): string {
  switch (answer) {
    case 'heal cheer':
      return 'keep a "Heal up!" cheer'
    case 'Mental Herb':
      return `hold a ${names.item(answer)}`
    default:
      return `one keeps ${names.move(answer)}`
  }
}

const ABILITIES: Readonly<Record<BackfiringAbility | 'unaware', string>> = {
  unaware: 'Unaware',
  defiant: 'Defiant',
  competitive: 'Competitive',
  contrary: 'Contrary',
  mirrorarmor: 'Mirror Armor',
  magicbounce: 'Magic Bounce',
}

function effectOf(key: BackfiringAbility): string {
  switch (key) {
    case 'defiant':
      return `raises its ${names.stat('Attack')}`
    case 'competitive':
      return `raises its ${names.stat('Sp. Atk')}`
    case 'contrary':
      return 'raises them'
    case 'mirrorarmor':
      return 'lowers yours'
    case 'magicbounce':
      return 'returns them'
  }
}
