import { hpOf, type Incoming, incoming } from '@/tools/plans/raid/incoming'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import { shareTaken } from './advantage'
import type { Attack } from './attacks'
import { BOOSTS_USED, type PreparedCreature } from './prepared-creature'

/** What an attack of a creature with an ability may do in a raid: rough figures to order by, and no bounds. */
export interface Outlook {
  readonly attack: Attack
  readonly ability: string
  /** Share of the boss's HP that one use takes before boosts and shield. */
  readonly share: number
  /** What the boss's attacks do to the creature once it is Terastallized. */
  readonly incoming: Incoming
  /** Share of the boss's HP that it takes before it faints. */
  readonly promise: number
}

/** The turns that a raid lasts, about. */
const TURNS = 12
/** What a recovery gives back a turn: half of max HP every third turn. */
const RECOVERED = 1 / 6
/** The least damage of an attack that is looked at, as a share of that of its creature's hardest. */
const LEAST_DAMAGE = 1 / 4

/**
 * The outlooks of a creature's attacks, the most promising first. Of abilities with which an attack hits alike, the one
 * that promises most; no attack that the boss is immune to, or that is far weaker than another.
 */
export function outlooksOf(prepared: PreparedCreature, raid: RaidTarget): readonly Outlook[] {
  const { creature, options } = prepared
  const shares = options.map(({ attack, ability }) => shareTaken(creature, attack, ability, raid))
  const damages = options.map(({ factor }, place) => factor * (shares[place] ?? 0))
  const least = LEAST_DAMAGE * Math.max(...damages)
  const known: Incoming[] = []
  const best = new Map<Attack, Outlook>()
  options.forEach(({ attack, ability, factor, slot }, place) => {
    const share = shares[place] ?? 0
    if (share === 0 || factor * share < least) return
    const suffered = known[slot] ?? incoming(creature, ability, attack.teraType, raid)
    known[slot] = suffered
    const turns = turnsAlive(prepared, suffered.mean, (attack.drain * share * raid.maxHp) / hpOf(creature))
    const promise = share * Math.max(turns, factor * (turns - (attack.raises > 0 ? 0 : BOOSTS_USED)))
    if (promise <= (best.get(attack)?.promise ?? 0)) return
    best.set(attack, { attack, ability, share, incoming: suffered, promise })
  })
  return [...best.values()].sort((one, other) => other.promise - one.promise)
}

/** @param drained share of its HP that an attack gives back */
function turnsAlive({ recovery }: PreparedCreature, suffered: number, drained: number): number {
  const healed = Math.min(1, Math.max(drained, recovery ? RECOVERED : 0))
  return Math.min(TURNS, 1 / Math.max(suffered - healed, 1 / TURNS))
}
