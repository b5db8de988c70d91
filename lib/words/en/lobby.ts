import type {
  BackfiringAbility,
  BetterLobby,
  BossAbility,
  Counter,
  LobbyTip,
} from '@/lib/advice/lobby-clauses'
import { names } from '@/lib/words/en/names/names'
import { capitalize } from './phrases'
import { afterEach, atEach } from './timings'

export function lobby(clauses: readonly LobbyTip[]): string[] {
  return clauses.map((clause) => `${capitalize(clauseOf(clause))}.`)
}

function clauseOf(clause: LobbyTip): string {
  switch (clause.kind) {
    case 'nobody wins alone':
      return 'no listed Pokémon is likely to win solo: bring friends'
    case 'better alone':
      return BETTER.alone
    case 'strangers lose':
      return `randoms ${clause.isHopeless ? 'almost never win' : 'win less than half of'} these raids: ${BETTER[clause.better]}`
    case 'boosts ignored':
      return `don’t boost: ${names.ability('Unaware')} ignores it`
    case 'boosts end':
      return `don’t rely on boosts: it uses ${names.move(clause.move)}`
    case 'answer':
      return `${describeAnswer(clause.answer)} for ${names.move(clause.move)} ${atEach(clause.at)}`
    case 'do not weaken':
      return doNotWeaken(clause.ability)
    case 'hold attacks':
      return `${afterEach(clause.after)}, let one player use ${names.move(clause.debuff)} before you attack, until the shield is up`
    case 'debuff':
      return debuff(clause)
    case 'screen':
      return `one player sets up ${names.move(clause.move)}`
    case 'four attackers':
      return 'bring four attackers: a support wouldn’t speed them up'
  }
}

const BETTER: Readonly<Record<BetterLobby, string>> = {
  alone: 'better solo',
  'with friends': 'better with friends',
}

type ClauseOf<T extends LobbyTip['kind']> = Extract<LobbyTip, { readonly kind: T }>

function debuff({ move, after, takes }: ClauseOf<'debuff'>): string {
  const debuffs = joinWords(names.move(move), afterEach(after), 'until the shield is up')
  if (!takes) return `one player uses ${debuffs}`
  const reason = `it ${takes.isCertain ? 'has' : 'may have'} ${abilityOf(takes.key)}`
  return `one player uses ${names.move(takes.by)} (${reason}), then ${debuffs}`
}

function doNotWeaken({ key, isCertain }: BossAbility<BackfiringAbility>): string {
  const restraint = key === 'magicbounce' ? 'don’t use status moves on it' : 'don’t lower its stats'
  return `${restraint}: ${isCertain ? `${abilityOf(key)} ${effectOf(key)}` : `it may have ${abilityOf(key)}`}`
}

function abilityOf(key: BackfiringAbility | 'unaware'): string {
  return names.ability(ABILITIES[key])
}

function joinWords(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

function describeAnswer(answer: Counter): string {
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
