import type { BattleEvent } from '@/lib/battle/model/events'
import { BOSS, type Cause, type StageName, type Status, type Who } from '@/lib/battle/model/terms'
import type { BattleEnd, Standing, ToldTurn } from '@/lib/box/battles/told-battle'
import { names } from '@/lib/words/en/names/names'
import type { ShownTurn } from '@/lib/words/shown-turn'
import { STATS } from './builds'
import { facts } from './facts'
import { capitalized } from './phrases'
import { onTheBar } from './timings'

/** Names those who fight: `Garchomp`, or `Azumarill 2` where several of a species fight. */
type Naming = (who: Who) => string

/** A battle, told turn by turn. */
export const told = {
  /** Its turns from the start on: the first one says how long the raid lasts. */
  turns: (turns: readonly ToldTurn[]): ShownTurn[] => {
    const raidSeconds = turns[0]?.after.secondsLeft ?? 0
    return turns.map(({ turn, events, after }) => {
      const nameOf = namingOf(after)
      return {
        title: turn === 0 ? 'Start' : `Turn ${turn}`,
        lines: events.map((event) => capitalized(sentenceOf(event, nameOf))),
        state: stateAfter(after, raidSeconds, nameOf),
      }
    })
  },
  /** `Won in 12 turns` */
  end: (end: BattleEnd) =>
    end.won ? `Won in ${end.turns} turns` : `Lost with ${percent(end.bossHpShare)} of the boss’s HP left`,
}

function namingOf({ boss, raiders }: Standing): Naming {
  return (who) => {
    const species = raiders[who]?.species
    if (who === BOSS || species === undefined) return 'the boss'
    const isAlone = raiders.filter((other) => other.species === species).length === 1
    const name = names.dexSpecies(species)
    return isAlone && species !== boss.species ? name : `${name} ${who + 1}`
  }
}

function stateAfter({ boss, raiders, secondsLeft }: Standing, raidSeconds: number, nameOf: Naming): string {
  const shield = boss.shield === undefined ? '' : `, shield ${boss.shield} HP`
  const team = raiders.map(({ hp, maxHp, teraCharge, terastallized }, who) => {
    const orb = terastallized ? 'Terastallized' : `charge ${teraCharge}/3`
    return `${nameOf(who)} ${hp}/${maxHp} HP (${orb})`
  })
  return [`Boss ${percent(boss.hpShare)}${shield}`, ...team, timerBar(secondsLeft, raidSeconds)].join(' · ')
}

function sentenceOf(event: BattleEvent, nameOf: Naming): string {
  switch (event.kind) {
    case 'uses':
      return `${nameOf(event.by)} uses ${names.move(event.move)}`
    case 'fails':
      return `${nameOf(event.by)} fails: ${cause(event.why)}`
    case 'misses':
      return `${nameOf(event.by)} misses ${nameOf(event.on)}`
    case 'unaffected':
      return `${nameOf(event.who)} is unaffected: ${cause(event.why)}`
    case 'damage':
      return event.critical
        ? `${nameOf(event.to)} takes ${event.amount} HP of damage, a critical hit`
        : `${nameOf(event.to)} takes ${event.amount} HP of damage`
    case 'hurt':
      return `${nameOf(event.who)} loses ${event.amount} HP: ${cause(event.by)}`
    case 'heals':
      return `${nameOf(event.who)} gets ${event.amount} HP back: ${cause(event.by)}`
    case 'stage':
      return `${nameOf(event.who)}: ${STAGES[event.stage]} ${event.by > 0 ? '+' : '−'}${Math.abs(event.by)}`
    case 'status':
      return `${nameOf(event.who)} ${STATUSES[event.status]}`
    case 'cured':
      return `${nameOf(event.who)} is cured of ${cause(event.of)}`
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
      return `${nameOf(event.who)}: ${cause(event.id)}`
    case 'item gone':
      return `${nameOf(event.who)} no longer holds ${names.item(event.item)}`
    case 'item handed over':
      return `${nameOf(event.by)} hands its ${names.item(event.item)} to ${nameOf(event.to)}`
    case 'ability':
      return `${nameOf(event.who)}: the ability ${names.ability(event.ability)}`
    case 'field':
      return event.who === undefined
        ? `${cause(event.effect)} begins`
        : `${cause(event.effect)} begins on the side of ${nameOf(event.who)}`
    case 'field ends':
      return `${cause(event.effect)} ends`
    case 'mimics':
      return `${nameOf(event.who)} now knows ${names.move(event.move)}`
    case 'transforms':
      return `${nameOf(event.who)} transforms into ${names.dexSpecies(event.into)}`
    case 'shield up':
      return 'the shield rises'
    case 'shield broken':
      return 'the shield breaks'
    case 'scripted':
      return `the boss acts by its script: ${facts.action(event.action, event.move && names.move(event.move))}`
    case 'charge':
      return `${nameOf(event.who)}: Tera Orb ${event.charge}/3`
    case 'terastallizes':
      return `${nameOf(event.who)} Terastallizes`
    case 'cheer':
      return `${nameOf(event.by)} cheers: ${CHEERS[event.cheer]}`
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

const STAGES: Readonly<Record<StageName, string>> = { ...STATS, accuracy: 'accuracy', evasion: 'evasion' }

const STATUSES: Readonly<Record<Status, string>> = {
  brn: 'is burned',
  par: 'is paralyzed',
  psn: 'is poisoned',
  tox: 'is badly poisoned',
  slp: 'falls asleep',
  frz: 'is frozen',
}

const CHEERS = { attack: 'attack', defense: 'defense', heal: 'heal' }

/** What an event names as its cause or effect: one of the rules, or else a name of the games. */
function cause(effect: string): string {
  return isCause(effect) ? CAUSES[effect] : names.effect(effect)
}

function isCause(effect: string): effect is Cause {
  return Object.hasOwn(CAUSES, effect)
}

const CAUSES: Readonly<Record<Cause, string>> = {
  all: 'all effects',
  aquaring: 'Aqua Ring',
  asleep: 'asleep',
  auroraVeil: 'Aurora Veil',
  away: 'away',
  banefulbunker: 'banefulbunker',
  brn: 'burn',
  burningbulwark: 'burningbulwark',
  charge: 'charge',
  condition: 'condition',
  confusion: 'confusion',
  curse: 'Curse',
  'Dark type': 'Dark type',
  defensecurl: 'defensecurl',
  disable: 'disable',
  dragoncheer: 'dragoncheer',
  drain: 'drain',
  encore: 'encore',
  endure: 'endure',
  flinch: 'flinch',
  focusenergy: 'Focus Energy',
  frozen: 'frozen',
  frz: 'ice',
  glaiverush: 'glaiverush',
  'Grass type': 'Grass type',
  'Heal cheer': 'Heal cheer',
  healblock: 'Heal Block',
  helpinghand: 'Helping Hand',
  HP: 'HP',
  immune: 'immune',
  ingrain: 'Ingrain',
  kingsshield: 'kingsshield',
  laserfocus: 'laserfocus',
  leechseed: 'Leech Seed',
  lightScreen: 'Light Screen',
  lockon: 'Lock-On',
  magnetrise: 'Magnet Rise',
  minimize: 'minimize',
  mist: 'mist',
  'no effect': 'no effect',
  'no move': 'no move',
  'no target': 'no target',
  noretreat: 'noretreat',
  par: 'paralysis',
  paralysis: 'paralysis',
  partiallytrapped: 'a binding move',
  pause: 'pause',
  protect: 'protect',
  psn: 'poison',
  raid: 'raid',
  Rain: 'Rain',
  recoil: 'recoil',
  reflect: 'Reflect',
  roost: 'roost',
  safeguard: 'safeguard',
  saltcure: 'Salt Cure',
  Sand: 'Sand',
  shield: 'shield',
  silktrap: 'silktrap',
  slowstart: 'slowstart',
  slp: 'sleep',
  smackdown: 'Smack Down',
  Snow: 'Snow',
  spikyshield: 'spikyshield',
  substitute: 'substitute',
  Sun: 'Sun',
  syrupbomb: 'Syrup Bomb',
  tailwind: 'Tailwind',
  tarshot: 'Tar Shot',
  taunt: 'taunt',
  throatchop: 'Throat Chop',
  torment: 'torment',
  tox: 'bad poison',
  wish: 'wish',
  yawn: 'yawn',
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

// As key timings say it: a faint takes of the bar, and what it took has passed.
function timerBar(secondsLeft: number, raidSeconds: number): string {
  const percentLeft = Math.round((100 * secondsLeft) / raidSeconds)
  return `timer bar at ${onTheBar({ percent: percentLeft, seconds: Math.round(raidSeconds - secondsLeft) })}`
}
