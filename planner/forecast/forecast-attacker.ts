import { bestDrain, plainFactor, shareTaken } from '@/planner/candidates/attack-estimates'
import type { AttackLine } from '@/planner/candidates/attack-options'
import type { Attack } from '@/planner/candidates/attacks'
import { type Growth, growthOf } from '@/planner/damage/growth'
import { type Debuff, debuffsOf } from '@/planner/moves/debuffs'
import type { Boost } from '@/planner/moves/status-moves'
import type { Course } from '@/planner/raids/forecast-rules'
import { hpOf, incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'

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
  readonly grows: Growth | undefined
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
    attack: blowOf(line, attack, line.share, raid),
    drain: drainOf(line, raid),
    boost: prepared.boostsFor(attack, ability)[0],
    debuff: debuffsOf(debuffs, attack.hitsDefense ? 'def' : 'spd', raid)[0],
    recovers: prepared.recovery !== undefined,
    suffers: {
      plain: incoming(prepared.creature, ability, undefined, raid)[hit],
      terastallized: line.incoming[hit],
    },
    bossHp: raid.maxHp / hpOf(prepared.creature, raid),
  }
}

function blowOf(line: AttackLine, blow: Attack, share: number, raid: RaidTarget): Blow {
  const { prepared, attack, ability } = line
  const { move, drain, raises, teraType } = blow
  return {
    share,
    plain: plainFactor(prepared.creature, blow, ability, raid),
    drained: drain,
    ofTeraType: teraType === attack.teraType,
    raises,
    grows: growthOf(move),
  }
}

function drainOf(line: AttackLine, raid: RaidTarget): Blow | undefined {
  const drain = bestDrain(line.prepared, line, raid)
  return drain && blowOf(line, drain, shareTaken(line.prepared.creature, drain, line.ability, raid), raid)
}
