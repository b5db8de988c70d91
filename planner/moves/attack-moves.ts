import type { Move } from '@pkmn/data'
import { type AbilityTraits, traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import { hasCustomFactor } from './custom-factors'

/** In percent. */
const MIN_ACCURACY = 70

type Objection =
  | 'deals no damage'
  | 'misses too often'
  | 'not every turn'
  | 'hurts its user'
  | 'weakens its user'
  | 'locks its user in'
  | 'hits fewer times than it promises'
  | 'works only under a condition'
  | 'needs what a raid does not offer'
  | 'damage does not follow power'
  | 'power follows HP or use'
  | 'hits with the Attack of its target'

// Not in the fields of @pkmn/dex or the battle's rules. Source: the descriptions in @pkmn/dex.
const BY_NAME: Readonly<Record<string, Objection>> = {
  'Blood Moon': 'not every turn',
  'Double Shock': 'not every turn',
  'Gigaton Hammer': 'not every turn',
  Fling: 'works only under a condition',
  'Spit Up': 'works only under a condition',
  'Last Resort': 'needs what a raid does not offer',
  'Last Respects': 'needs what a raid does not offer',
  Acrobatics: 'needs what a raid does not offer',
  'Dragon Energy': 'power follows HP or use',
  Eruption: 'power follows HP or use',
  'Hard Press': 'power follows HP or use',
  'Water Spout': 'power follows HP or use',
  Flail: 'power follows HP or use',
  Reversal: 'power follows HP or use',
  Rollout: 'power follows HP or use',
  'Beat Up': 'power follows HP or use',
}

const CURES: Readonly<Partial<Record<Objection, (traits: AbilityTraits) => boolean>>> = {
  'misses too often': ({ noGuard }) => noGuard,
  'hurts its user': ({ magicGuard }) => magicGuard,
  'weakens its user': ({ stageFactor }) => stageFactor < 0,
  'hits fewer times than it promises': ({ mostHits }) => mostHits,
}

export function objectionTo(move: Move, ability: string): Objection | undefined {
  const objection = objectionByName(move) ?? objectionByRules(move) ?? objectionByFields(move)
  const traits = traitsOf(ability)
  if (objection === undefined || CURES[objection]?.(traits)) return undefined
  return traits.noRecoil && move.recoil ? undefined : objection
}

function objectionByName(move: Move): Objection | undefined {
  if (move.category === 'Status') return 'deals no damage'
  const byName = BY_NAME[move.name]
  if (byName) return byName
  if (move.overrideOffensivePokemon === 'target') return 'hits with the Attack of its target'
  // An attack without power has fixed damage, takes a share of HP, returns damage, or uses Speed.
  return move.basePower === 0 && !hasCustomFactor(move) ? 'damage does not follow power' : undefined
}

// A move that spends its user's type isn't excluded: Terastallized users keep theirs (Burn Up).
function objectionByRules({ name }: Move): Objection | undefined {
  const { works, spends, growsInRow, rampage } = rulesOf(name)
  if (works && !spends) return 'works only under a condition'
  if (growsInRow) return 'power follows HP or use'
  return rampage ? 'locks its user in' : undefined
}

function objectionByFields(move: Move): Objection | undefined {
  const { accuracy, flags } = move
  if (accuracy !== true && accuracy < MIN_ACCURACY) return 'misses too often'
  if (flags.recharge || flags.futuremove) return 'not every turn'
  if (flags.charge && !rulesOf(move.name).charging?.boosts) return 'not every turn'
  if (move.selfdestruct || move.recoil || move.mindBlownRecoil || move.hasCrashDamage) return 'hurts its user'
  if (weakensItself(move)) return 'weakens its user'
  return move.multiaccuracy ? 'hits fewer times than it promises' : undefined
}

function weakensItself({ self, category }: Move): boolean {
  const change = category === 'Physical' ? self?.boosts?.atk : self?.boosts?.spa
  return (change ?? 0) < 0
}
