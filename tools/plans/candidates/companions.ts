import { fieldOfAbility } from '@/tools/plans/calculator/ability-fields'
import { type Debuff, debuffsOf, type LoweredStat } from '@/tools/plans/moves/debuffs'
import { strengthenedType } from '@/tools/plans/moves/field-moves'
import type { Incoming } from '@/tools/plans/raid/incoming'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import { shareTaken } from './advantage'
import type { Attack } from './attacks'
import type { Companions } from './move-sets'
import type { PreparedCreature } from './prepared-creature'

/** What the companions of an attack depend on. */
interface Leader {
  readonly attack: Attack
  readonly ability: string
  readonly incoming: Incoming
}

/** The moves that may join an attack against a raid, each the best of its kind. */
export function companionsOf(prepared: PreparedCreature, leader: Leader, raid: RaidTarget): Companions {
  const { attack, ability } = leader
  const softened: LoweredStat = leader.incoming.physicalShare >= 1 / 2 ? 'atk' : 'spa'
  const drain = bestDrain(prepared, leader, raid)
  const debuffs = prepared.debuffs.filter(({ name }) => name !== attack.move.name)
  return {
    boosts: prepared.boostsFor(attack, ability).map(({ move }) => move.name),
    sustain: [drain?.move, prepared.recovery].flatMap((move) => move?.name ?? []),
    openers: oneOfEach(debuffsOf(debuffs, attack.hitsDefense ? 'def' : 'spd', raid)),
    softeners: oneOfEach(debuffsOf(debuffs, softened, raid)).slice(0, 1),
    fields: fieldsFor(prepared, leader),
  }
}

/** The attack that gives most back beside one that drains nothing. */
function bestDrain({ creature, attacks }: PreparedCreature, { attack, ability }: Leader, raid: RaidTarget) {
  if (attack.drain > 0) return undefined
  const given = (other: Attack) => other.drain * shareTaken(creature, other, ability, raid)
  const draining = attacks.filter(
    (other) => other.drain > 0 && other.strength === attack.strength && other.abilities.includes(ability),
  )
  return draining.filter((other) => given(other) > 0).toSorted((one, other) => given(other) - given(one))[0]
}

/** The best debuff, then the best of the other sort: through the shield, or before it. */
function oneOfEach(debuffs: readonly Debuff[]): readonly string[] {
  const [best] = debuffs
  const other = debuffs.find(({ passesShield }) => passesShield !== best?.passesShield)
  return [best, other].flatMap((debuff) => debuff?.move.name ?? [])
}

function fieldsFor({ fieldMoves }: PreparedCreature, { attack, ability }: Leader): readonly string[] {
  const { weather, terrain } = fieldOfAbility(ability)
  if (weather ?? terrain) return []
  return fieldMoves
    .filter((move) => strengthenedType(move) === attack.teraType)
    .map(({ name }) => name)
    .slice(0, 1)
}
