import {
  type BattleEnd,
  type BattleEvent,
  type BattleSnapshot,
  BOSS,
  type LogTurn,
  type StageName,
  type Who,
} from '@/battle/events'
import { STATS } from '@/lib/words/en/builds'
import { facts } from '@/lib/words/en/facts'
import { names } from '@/lib/words/en/names/names'
import { capitalize, cheers } from '@/lib/words/en/phrases'
import { timeLeft } from '@/lib/words/en/timings'
import type { ShownTurn } from '@/lib/words/text-shapes'
import { CURED, FIELD, failReason, hpCause, SIDES, STATUSES, stopReason, VOLATILES } from './causes'

/** `Garchomp`, or `Azumarill 2` if several of a species fight. */
type Naming = (who: Who) => string

export const battleLog = {
  turns: (turns: readonly LogTurn[]): ShownTurn[] => {
    const raidSeconds = turns[0]?.after.secondsLeft ?? 0
    return turns.map(({ turn, events, after }) => {
      const nameOf = namingOf(after)
      return {
        title: turn === 0 ? 'Start' : `Turn ${turn}`,
        lines: events.map((event) => capitalize(sentenceOf(event, nameOf))),
        state: stateAfter(after, raidSeconds, nameOf),
      }
    })
  },
  end: (end: BattleEnd) =>
    end.won ? `Won in ${end.turns} turns` : `Lost with ${percent(end.bossHpShare)} of the boss’s HP left`,
}

function namingOf({ boss, raiders }: BattleSnapshot): Naming {
  return (who) => {
    const species = raiders[who]?.species
    if (who === BOSS || species === undefined) return 'the boss'
    const isAlone = raiders.filter((otherRaider) => otherRaider.species === species).length === 1
    const name = names.species(species)
    return isAlone && species !== boss.species ? name : `${name} ${who + 1}`
  }
}

function stateAfter(
  { boss, raiders, secondsLeft }: BattleSnapshot,
  raidSeconds: number,
  nameOf: Naming,
): string {
  const shield = boss.shield === undefined ? '' : `, shield ${boss.shield} HP`
  const team = raiders.map(({ hp, maxHp, teraCharge, terastallized }, who) => {
    const orb = terastallized ? 'Terastallized' : `charge ${teraCharge}/3`
    return `${nameOf(who)} ${hp}/${maxHp} HP (${orb})`
  })
  return [`Boss ${percent(boss.hpShare)}${shield}`, ...team, timeAfter(secondsLeft, raidSeconds)].join(' · ')
}

function sentenceOf(event: BattleEvent, nameOf: Naming): string {
  switch (event.kind) {
    case 'uses':
      return `${nameOf(event.by)} uses ${names.move(event.move)}`
    case 'fails':
      return event.why === 'not simulated'
        ? `${nameOf(event.by)}’s move isn’t simulated: it does nothing in this battle`
        : `${nameOf(event.by)}’s move fails: ${failReason(event.why)}`
    case 'lands':
      return `${nameOf(event.by)}’s ${names.move(event.move)} hits`
    case 'misses':
      return `${nameOf(event.by)} misses ${nameOf(event.on)}`
    case 'unaffected':
      return `${nameOf(event.who)} ${stopReason(event.why)}`
    case 'damage':
      return event.critical
        ? `${nameOf(event.to)} takes ${event.amount} damage (critical hit)`
        : `${nameOf(event.to)} takes ${event.amount} damage`
    case 'hurt':
      return `${nameOf(event.who)} loses ${event.amount} HP (${hpCause(event.by)})`
    case 'heals':
      return `${nameOf(event.who)} recovers ${event.amount} HP (${hpCause(event.by)})`
    case 'stage':
      return `${nameOf(event.who)}: ${STAGES[event.stage]} ${event.by > 0 ? '+' : '−'}${Math.abs(event.by)}`
    case 'stat':
      return `${nameOf(event.who)}: ${STATS[event.stat]} is now ${event.to}`
    case 'status':
      return `${nameOf(event.who)} ${STATUSES[event.status]}`
    case 'cured':
      return `${nameOf(event.who)} ${CURED[event.of]}`
    default:
      return sentenceOfRaid(event, nameOf)
  }
}

type Told =
  | 'uses'
  | 'fails'
  | 'lands'
  | 'misses'
  | 'unaffected'
  | 'damage'
  | 'hurt'
  | 'heals'
  | 'stage'
  | 'stat'
  | 'status'
  | 'cured'

function sentenceOfRaid(event: Exclude<BattleEvent, { kind: Told }>, nameOf: Naming): string {
  switch (event.kind) {
    case 'volatile':
      return `${nameOf(event.who)} ${VOLATILES[event.id]}`
    case 'item gone':
      return `${nameOf(event.who)} no longer holds ${names.item(event.item)}`
    case 'item handed over':
      return `${nameOf(event.by)} hands its ${names.item(event.item)} to ${nameOf(event.to)}`
    case 'ability':
      return `${nameOf(event.who)}’s ${names.ability(event.ability)} activates`
    case 'ability changed':
      return `${nameOf(event.who)}’s ability is now ${names.ability(event.ability)}`
    case 'boost':
      return `${nameOf(event.who)}’s ${names.ability(event.ability)} boosts its ${STATS[event.stat]}`
    case 'boost ends':
      return `${nameOf(event.who)}’s ${names.ability(event.ability)} wears off`
    case 'ability off':
      return `${nameOf(event.who)}’s ability is suppressed`
    case 'gas ends':
      return `${names.ability('Neutralizing Gas')} wears off`
    case 'types changed':
      return `${nameOf(event.who)} is now ${event.types.map(names.type).join('/')} type`
    case 'field':
      return FIELD[event.effect].begins
    case 'field ends':
      return FIELD[event.effect].ends
    case 'side':
      return `${SIDES[event.effect].begins} ${nameOf(event.who)}’s side`
    case 'side ends':
      return `${SIDES[event.effect].ends} ${nameOf(event.who)}’s side`
    case 'sides swapped':
      return 'the two sides swap their effects'
    case 'mimics':
      return `${nameOf(event.who)} now knows ${names.move(event.move)}`
    case 'transforms':
      return `${nameOf(event.who)} transforms into ${names.species(event.into)}`
    case 'shield up':
      return 'the shield rises'
    case 'shield broken':
      return 'the shield breaks'
    case 'scripted':
      return `scripted action: ${facts.action(event.action, event.move && names.move(event.move))}`
    case 'charge':
      return `${nameOf(event.who)}: Tera Orb ${event.charge}/3`
    case 'terastallizes':
      return `${nameOf(event.who)} Terastallizes`
    case 'cheer':
      return `${nameOf(event.by)} cheers ${cheers[event.cheer]}`
    case 'faints':
      return `${nameOf(event.who)} faints (−${event.seconds} s)`
    case 'returns':
      return `${nameOf(event.who)} is back`
    case 'won':
      return 'the raid is won'
    case 'lost':
      return 'the raid is lost'
  }
}

const STAGES: Readonly<Record<StageName, string>> = { ...STATS, accuracy: 'accuracy', evasion: 'evasion' }

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

// As in the script of a raid: a faint shortens the timer, and the removed time counts as passed.
function timeAfter(secondsLeft: number, raidSeconds: number): string {
  const percentLeft = Math.round((100 * secondsLeft) / raidSeconds)
  return timeLeft({ percent: percentLeft, seconds: Math.round(raidSeconds - secondsLeft) })
}
