import { shareTaken } from '@/tools/plans/candidates/advantage'
import type { AttackLine } from '@/tools/plans/candidates/attack-lines'
import type { Attack } from '@/tools/plans/candidates/attacks'
import type { Boost } from '@/tools/plans/moves/boosts'
import { type Debuff, debuffsOf } from '@/tools/plans/moves/debuffs'
import { isGrowing } from '@/tools/plans/moves/objections'
import { hpOf, incoming } from '@/tools/plans/raid/incoming'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import type { Course } from './course'

/** An attack in a forecast. */
export interface Blow {
  /** Share of the boss's HP that one use takes of it, Terastallized, before boosts and shield. */
  readonly share: number
  /** What of it is left before its user is Terastallized. */
  readonly plain: number
  /** HP that its user gets back for each share of the boss's HP, as a multiple of its own HP. */
  readonly drained: number
  /** Whether it has the Tera type of its user. */
  readonly ofTeraType: boolean
  /** The stages by which one use raises its user. */
  readonly raises: number
  /** What its power follows beside stages. */
  readonly grows: 'by hits taken' | 'by stages' | undefined
}

/** A line of a creature as a forecast knows it. */
export interface Duelist {
  readonly attack: Blow
  /** The attack that drains, beside one that does not. */
  readonly drain: Blow | undefined
  readonly boost: Omit<Boost, 'move'> | undefined
  readonly debuff: Omit<Debuff, 'move'> | undefined
  readonly recovers: boolean
  /** The share of its HP that the boss's hit takes, before and after it Terastallizes. */
  readonly suffers: { readonly plain: number; readonly terastallized: number }
  /** The boss's HP, in those of the creature. */
  readonly bossHp: number
}

/** What a line brings to a raid that runs such a course. */
export function duelistOf(line: AttackLine, raid: RaidTarget, { hit }: Course): Duelist {
  const { prepared, attack, ability } = line
  const debuffs = prepared.debuffs.filter(({ name }) => name !== attack.move.name)
  return {
    attack: blowOf(line, attack, line.share),
    drain: drainOf(line, raid),
    boost: prepared.boostsFor(attack, ability)[0],
    debuff: debuffsOf(debuffs, attack.hitsDefense ? 'def' : 'spd', raid)[0],
    recovers: prepared.recovery !== undefined,
    suffers: {
      plain: incoming(prepared.creature, ability, undefined, raid)[hit],
      terastallized: line.incoming[hit],
    },
    bossHp: raid.maxHp / hpOf(prepared.creature),
  }
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Same-type_attack_bonus
const PLAIN_OF_OWN_TYPE = 1.5 / 2
const PLAIN_OF_OTHER_TYPE = 1 / 1.5

function blowOf(
  { prepared, attack }: AttackLine,
  { move, drain, raises, teraType }: Attack,
  share: number,
): Blow {
  const isOwnType = prepared.creature.types.some((type) => type === teraType)
  return {
    share,
    plain: isOwnType ? PLAIN_OF_OWN_TYPE : PLAIN_OF_OTHER_TYPE,
    drained: drain,
    ofTeraType: teraType === attack.teraType,
    raises,
    grows: growthOf(move),
  }
}

function growthOf(move: Attack['move']): Blow['grows'] {
  if (!isGrowing(move)) return undefined
  return move.name === 'Rage Fist' ? 'by hits taken' : 'by stages'
}

function drainOf(line: AttackLine, raid: RaidTarget): Blow | undefined {
  const { prepared, attack, ability } = line
  if (attack.drain > 0) return undefined
  return prepared.attacks
    .filter(
      (other) => other.drain > 0 && other.strength === attack.strength && other.abilities.includes(ability),
    )
    .map((other) => blowOf(line, other, shareTaken(prepared.creature, other, ability, raid)))
    .toSorted((one, other) => other.share * other.drained - one.share * one.drained)[0]
}
