import fc from 'fast-check'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Hit } from '@/battle/model/damage-source'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { Combatant } from '@/battle/model/state'
import { drawnBosses, drawnMove, drawnRaiders } from './drawn-fighters'
import { drawnBoss, drawnField, drawnRaider } from './drawn-states'

const HELP = [
  'Helping Hand',
  'Steely Spirit',
  'Battery',
  'Power Spot',
  'Friend Guard',
  'Sword of Ruin',
  'Dark Aura',
]

interface Meeting {
  readonly raiders: readonly Fighter[]
  readonly bosses: readonly BossFighter[]
  readonly move: BattleMove
  readonly byBoss: boolean
}

const meeting: fc.Arbitrary<Meeting> = fc.record({
  raiders: drawnRaiders,
  bosses: drawnBosses,
  move: drawnMove,
  byBoss: fc.boolean(),
})

function hitsIn({ raiders, bosses, move, byBoss }: Meeting): fc.Arbitrary<Hit> {
  const raider = fc.constantFrom(...raiders).chain(drawnRaider)
  const boss = fc.constantFrom(...bosses).chain(drawnBoss)
  return fc.record({
    attacker: byBoss ? boss : raider,
    defender: byBoss ? raider : boss,
    move: fc.constant(move),
    field: drawnField,
    critical: fc.boolean(),
    last: fc.boolean(),
    spread: fc.boolean(),
    helped: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray(HELP) }),
  })
}

/** Replaces a few properties of a hit by another hit's. */
function mix(base: Hit, other: Hit, picks: readonly number[]): Hit {
  return picks.reduce((hit, pick) => {
    const change = CHANGES[pick % CHANGES.length]
    return change ? change(hit, other) : hit
  }, base)
}

type Change = (hit: Hit, other: Hit) => Hit

const sideChanges = (['attacker', 'defender'] as const).flatMap((who): Change[] => [
  (hit, other) => ({ ...hit, [who]: { ...other[who], stages: hit[who].stages } }),
  ...(
    ['stages', 'status', 'terastallized', 'abilityOffFor', 'inGas', 'ability', 'item', 'volatiles'] as const
  ).map(
    (property): Change =>
      (hit, other) => ({ ...hit, [who]: { ...hit[who], [property]: other[who][property] } }),
  ),
  ...(['atk', 'def', 'spa', 'spd', 'spe'] as const).map(
    (stat): Change =>
      (hit, other) => ({
        ...hit,
        [who]: { ...hit[who], stages: { ...hit[who].stages, [stat]: other[who].stages[stat] } },
      }),
  ),
  (hit, other) => ({ ...hit, [who]: withHpShare(hit[who], other[who].hp / other[who].maxHp) }),
])

const fieldChanges = (['weather', 'terrain', 'gravity', 'bossSide', 'raiderSide'] as const).map(
  (property): Change =>
    (hit, other) => ({ ...hit, field: { ...hit.field, [property]: other.field[property] } }),
)

const CHANGES: readonly Change[] = [
  ...sideChanges,
  ...fieldChanges,
  (hit, { critical }) => ({ ...hit, critical }),
  (hit, { last }) => ({ ...hit, last }),
  (hit, { spread }) => ({ ...hit, spread }),
  (hit, { helped }) => ({ ...hit, helped }),
]

function withHpShare(combatant: Combatant, share: number): Combatant {
  return { ...combatant, hp: Math.max(1, Math.round(share * combatant.maxHp)) }
}

/**
 * Random hits by seed: real bosses, raiders of any species, any move of Scarlet and Violet. Consecutive states of a
 * pair differ in few properties, so that a cache may confuse them.
 */
export function drawnHits(seed: number, meetings: number, statesOfEach: number): Hit[] {
  const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 3 })
  const states = meeting.chain((fighters) =>
    fc.tuple(
      hitsIn(fighters),
      fc.array(fc.tuple(hitsIn(fighters), picks), { minLength: statesOfEach, maxLength: statesOfEach }),
    ),
  )
  return fc
    .sample(states, { seed, numRuns: meetings })
    .flatMap(([base, otherHits]) => otherHits.map(([other, picks]) => mix(base, other, picks)))
}
