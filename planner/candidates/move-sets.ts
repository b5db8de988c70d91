import { traitsOf } from '@/lib/battle/dex/abilities'
import { firstOfEach } from '@/lib/first-of-each'
import { type Debuff, debuffsOf, type LoweredStat } from '@/planner/moves/debuffs'
import { strengthenedType } from '@/planner/moves/status-moves'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { bestDrain, type Outlook } from './outlook'
import type { PreparedCreature } from './prepared-creature'

/** The most moves that a Pokémon knows. */
const MOST_MOVES = 4

/** What an attack may be joined by, each the best first; empty for what the creature cannot do. */
interface Companions {
  readonly boosts: readonly string[]
  /** Another attack that drains, and a recovery. */
  readonly sustain: readonly string[]
  /** Moves that lower the boss's defense against the attack. */
  readonly openers: readonly string[]
  /** Moves that lower the boss's attack. */
  readonly softeners: readonly string[]
  /** Weather or terrain that strengthens the attack. */
  readonly fields: readonly string[]
}

/**
 * Sets of up to four moves around an attack, the most promising first. If everything fits, that is the only set, since
 * its user may leave a move unused. Otherwise there is one for each way to begin: with the first boost, with the second,
 * and without any.
 */
export function moveSets(attack: string, companions: Companions): readonly (readonly string[])[] {
  const { boosts, sustain, openers, softeners, fields } = companions
  const rest = [sustain[0], openers[0], softeners[0], fields[0], sustain[1], openers[1]]
  const beginnings = [boosts[0], boosts[1], undefined]
  const sets = beginnings.map((boost) => filled([attack, boost, ...rest, ...boosts]))
  return firstOfEach(sets, (set) => set.toSorted().join())
}

function filled(wanted: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(wanted)].flatMap((move) => move ?? []).slice(0, MOST_MOVES)
}

/** The moves that may join an attack against a raid, each the best of its kind. */
export function companionsOf(prepared: PreparedCreature, outlook: Outlook, raid: RaidTarget): Companions {
  const { attack, ability } = outlook
  const softened: LoweredStat = outlook.incoming.physicalShare >= 1 / 2 ? 'atk' : 'spa'
  const drain = bestDrain(prepared, outlook, raid)
  const debuffs = prepared.debuffs.filter(({ name }) => name !== attack.move.name)
  return {
    boosts: prepared.boostsFor(attack, ability).map(({ move }) => move.name),
    sustain: [drain?.move, prepared.recovery].flatMap((move) => move?.name ?? []),
    openers: oneOfEach(debuffsOf(debuffs, attack.hitsDefense ? 'def' : 'spd', raid)),
    softeners: oneOfEach(debuffsOf(debuffs, softened, raid)).slice(0, 1),
    fields: fieldsFor(prepared, outlook),
  }
}

/** The best debuff, then the best of the other sort: through the shield, or before it. */
function oneOfEach(debuffs: readonly Debuff[]): readonly string[] {
  const [best] = debuffs
  const other = debuffs.find(({ passesShield }) => passesShield !== best?.passesShield)
  return [best, other].flatMap((debuff) => debuff?.move.name ?? [])
}

function fieldsFor({ fieldMoves }: PreparedCreature, { attack, ability }: Outlook): readonly string[] {
  const { weather, terrain } = traitsOf(ability)
  if (weather ?? terrain) return []
  return fieldMoves
    .filter((move) => strengthenedType(move) === attack.teraType)
    .map(({ name }) => name)
    .slice(0, 1)
}
