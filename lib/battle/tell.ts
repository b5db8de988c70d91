import type { BattleEvent } from './events'
import { type BattleState, BOSS, type Who } from './state'
import { wordFor } from './told-words'

const STAGES: Readonly<Record<string, string>> = {
  atk: 'Attack',
  def: 'Defense',
  spa: 'Sp. Atk',
  spd: 'Sp. Def',
  spe: 'Speed',
  accuracy: 'accuracy',
  evasion: 'evasion',
}

const STATUSES: Readonly<Record<string, string>> = {
  brn: 'is burned',
  par: 'is paralyzed',
  psn: 'is poisoned',
  tox: 'is badly poisoned',
  slp: 'falls asleep',
  frz: 'is frozen',
}

/** Names those who fight: `Garchomp`, or `Azumarill 2` where several of a species fight. */
type Naming = (who: Who) => string

/** The names of those who fight in a battle. */
export function namingOf({ boss, raiders }: BattleState): Naming {
  const species = raiders.map(({ fighter }) => fighter.species)
  return (who) => {
    if (who === BOSS) return 'the boss'
    const name = species[who] ?? `raider ${who + 1}`
    const several = species.filter((other) => other === name).length > 1
    return several || name === boss.fighter.species ? `${name} ${who + 1}` : name
  }
}

/** What happened in a turn, a sentence for each event, without full stops at the end. */
export function tell(events: readonly BattleEvent[], nameOf: Naming): string[] {
  return events.map((event) => capitalized(sentence(event, nameOf)))
}

/** The HP of the boss and of each raider, the shield's bar, and the time, in one line. */
export function tellState({ boss, raiders, secondsLeft }: BattleState, nameOf: Naming): string {
  const shield = boss.shield.phase === 'up' ? `, shield ${boss.shield.barLeft} HP` : ''
  const team = raiders.map(({ who, hp, maxHp, teraCharge, terastallized }) => {
    const orb = terastallized ? 'Terastallized' : `charge ${teraCharge}/3`
    return `${nameOf(who)} ${hp}/${maxHp} HP (${orb})`
  })
  return [`Boss ${percent(boss.hp / boss.maxHp)}${shield}`, ...team, clock(secondsLeft)].join(' · ')
}

function sentence(event: BattleEvent, nameOf: Naming): string {
  switch (event.kind) {
    case 'uses':
      return `${nameOf(event.by)} uses ${event.move}`
    case 'fails':
      return `${nameOf(event.by)} fails: ${wordFor(event.why)}`
    case 'misses':
      return `${nameOf(event.by)} misses ${nameOf(event.on)}`
    case 'unaffected':
      return `${nameOf(event.who)} is unaffected: ${event.why}`
    case 'damage':
      return `${nameOf(event.to)} takes ${event.amount} HP of damage${event.critical ? ', a critical hit' : ''}`
    case 'hurt':
      return `${nameOf(event.who)} loses ${event.amount} HP: ${wordFor(event.by)}`
    case 'heals':
      return `${nameOf(event.who)} gets ${event.amount} HP back: ${wordFor(event.by)}`
    case 'stage':
      return `${nameOf(event.who)}: ${STAGES[event.stage]} ${event.by > 0 ? '+' : '−'}${Math.abs(event.by)}`
    case 'status':
      return `${nameOf(event.who)} ${STATUSES[event.status]}`
    case 'cured':
      return `${nameOf(event.who)} is cured of ${wordFor(event.of)}`
    default:
      return sentenceOfRaid(event, nameOf)
  }
}

type Told =
  | 'uses'
  | 'fails'
  | 'misses'
  | 'unaffected'
  | 'damage'
  | 'hurt'
  | 'heals'
  | 'stage'
  | 'status'
  | 'cured'

function sentenceOfRaid(event: Exclude<BattleEvent, { kind: Told }>, nameOf: Naming): string {
  switch (event.kind) {
    case 'volatile':
      return `${nameOf(event.who)}: ${wordFor(event.id)}`
    case 'item gone':
      return `${nameOf(event.who)} no longer holds ${event.item}`
    case 'ability':
      return `${nameOf(event.who)}: the ability ${event.ability}`
    case 'field':
      return `${wordFor(event.effect)} begins${event.who === undefined ? '' : ` on the side of ${nameOf(event.who)}`}`
    case 'field ends':
      return `${wordFor(event.effect)} ends`
    case 'transforms':
      return `${nameOf(event.who)} transforms into ${event.into}`
    case 'shield up':
      return 'the shield rises'
    case 'shield broken':
      return 'the shield breaks'
    case 'scripted':
      return `the boss acts by its script: ${event.action}`
    case 'charge':
      return `${nameOf(event.who)}: Tera Orb ${event.charge}/3`
    case 'terastallizes':
      return `${nameOf(event.who)} Terastallizes`
    case 'cheer':
      return `${nameOf(event.by)} cheers: ${event.cheer}`
    case 'faints':
      return `${nameOf(event.who)} faints, which costs ${event.seconds} s`
    case 'returns':
      return `${nameOf(event.who)} is back`
    case 'won':
      return 'the raid is won'
    case 'lost':
      return 'the raid is lost'
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

function clock(seconds: number): string {
  const left = Math.max(0, Math.round(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`
}
