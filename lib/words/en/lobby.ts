import type {
  Answer,
  BackfiringAbility,
  BetterThanStrangers,
  BossAbility,
  Company,
  LobbyClause,
} from '@/lib/advice/lobby-clauses'

import type { Moment } from '@/lib/advice/moments'
import { columnsOf } from '@/lib/words/columns'
import { names } from '@/lib/words/en/names/names'
import type { Absent } from './figures'
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
  if (texts.length === 0) return 'Nothing special.'
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
      return bring(names.species(clause.species), clause.percent, clause.isUnboosted && 'without boosting')
    case 'with strangers':
      return withStrangers(clause)
    case 'strangers lose':
      return `randoms win less than half of these raids: ${BETTER[clause.better]}`
    case 'not known':
      return 'win rate not known'
    case 'nobody wins alone':
      return 'no listed Pokémon is likely to win solo: bring a full team'
    case 'needs no boost':
      return `${names.species(clause.species)} wins without boosting`
    case 'boosts ignored':
      return `don't boost: ${names.ability('Unaware')} ignores it`
    case 'boosts last':
      return 'set up right away: it never resets boosts'
    case 'boosts end':
      return `don't rely on boosts: it uses ${names.move(clause.move)}`
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
    case 'do not weaken':
      return doNotWeaken(clause.ability)
    case 'hold attacks':
      return `${afterEach(clause.after)}, let one player use ${names.move(clause.debuff)} before you attack`
    case 'debuff':
      return debuff(clause)
    case 'screen':
      return `one player sets up ${names.move(clause.move)}`
    case 'four attackers':
      return "bring four attackers: a support wouldn't speed them up"
    case 'team':
      return bring(teams.who(clause.species), clause.percent)
    case 'team strikes':
      return `${names.species(clause.species)} gets the KO on turn ${clause.turn}`
    case 'support':
      return `one player brings ${names.species(clause.species)} (${names.move(clause.move)})`
  }
}

/** Whom to bring, how often they win if that is known, and what goes for them. */
function bring(who: string, percent: number | undefined, note: Absent = undefined): string {
  const wins = percent === undefined ? 'win rate not known' : `${percent}%`
  return `bring ${who} (${[wins, note].filter(Boolean).join(', ')})`
}

function withStrangers({ species, percent, isBetterAlone }: ClauseOf<'with strangers'>): string {
  const name = names.species(species)
  return isBetterAlone ? `${name} wins ${percent}%: ${BETTER.alone}` : bring(name, percent)
}

const BETTER: Readonly<Record<BetterThanStrangers, string>> = {
  alone: 'better solo',
  'with friends': 'better with friends',
}

/** The Pokémon that withstands the attacks of a boss, by the stat that these meet. */
const BULK: Readonly<Record<ClauseOf<'bulk'>['stat'], string>> = {
  Defense: 'bring a physically bulky Pokémon',
  'Sp. Def': 'bring a specially bulky Pokémon',
}

type ClauseOf<Kind extends LobbyClause['kind']> = Extract<LobbyClause, { readonly kind: Kind }>

function boost({ after, again, ifNotUnaware }: ClauseOf<'boost'>): string {
  const first = after.length > 0 ? `set up ${afterResets(after)}` : 'set up right away'
  const renewed = again.length > 0 ? `${first}, then again after ${later(after, again)}` : first
  return ifNotUnaware ? `${renewed}, but not against ${names.ability('Unaware')}` : renewed
}

/** Key timings say when these resets are. */
function later(after: readonly Moment[], again: readonly Moment[]): string {
  if (after.length > 0) return again.length > 1 ? 'the next resets' : 'the next reset'
  return again.length > 1 ? 'each reset' : 'the reset'
}

function debuff({ move, after, takes }: ClauseOf<'debuff'>): string {
  const debuffs = words(names.move(move), afterEach(after), 'until the shield is up')
  if (!takes) return `one player uses ${debuffs}`
  const has = `it ${takes.isCertain ? 'has' : 'may have'} ${abilityOf(takes.key)}`
  return `one player uses ${names.move(takes.by)} (${has}), then ${debuffs}`
}

function doNotWeaken({ key, isCertain }: BossAbility<BackfiringAbility>): string {
  const restraint = key === 'magicbounce' ? "don't use status moves on it" : "don't lower its stats"
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
      return 'save a "Heal up!"'
    case 'Mental Herb':
      return `hold a ${names.item(answer)}`
    default:
      return `one player saves ${names.move(answer)}`
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
      return 'lowers yours instead'
    case 'magicbounce':
      return 'reflects them'
  }
}
