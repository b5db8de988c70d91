import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS } from '@/data/vocabulary'
import type { BackfiringAbility, BossAbility, LobbyRaid, LobbyTip, TakenAbility } from './lobby-clauses'
import { type ActionMoment, isUnderShield, lastOfEachTrigger, momentsOf, type RaidTimeline } from './moments'

/** Source: the page of each ability on https://bulbapedia.bulbagarden.net */
const BACKFIRING: readonly BackfiringAbility[] = [
  'defiant',
  'competitive',
  'contrary',
  'mirrorarmor',
  'magicbounce',
]

/** Abilities that keep status moves from lowering stats. Source: as above. */
const GUARDS = ['clearbody', 'fullmetalbody', 'whitesmoke', 'goodasgold']

/** Boss moves that prevent debuffs for a while. Source: the page of each move, as above. */
const GUARDING_MOVES = ['mist', 'substitute']

/** Screech fails against these abilities: Big Pecks protects Defense, and Screech is a sound. */
const SCREECH_PROOF = ['bigpecks', 'soundproof']

/** Percent of HP, and seconds, before the shield in which players have no turn left for a useful status move. */
const ROOM = { hp: 9, seconds: 30 }

/** Returns whether a boss has an ability. @param ability its key in the Pokémon API */
export function ifItHas(
  ability: string,
  { abilities }: Pick<LobbyRaid, 'abilities'>,
): 'always' | 'perhaps' | 'never' {
  if (!abilities.includes(ability)) return 'never'
  return abilities.length === 1 ? 'always' : 'perhaps'
}

/**
 * Returns what to avoid with randoms. If lower stats trigger the boss's ability, players shouldn't lower them.
 * Otherwise, they wait after the boss's last reset until a player has lowered its stats, because damage raises the
 * shield.
 *
 * Source: https://pastebin.com/D2mYv7L7, https://note.com/report_nekotaro/n/n5995d7b6f129 (in Japanese), and for the
 * shield https://wikiwiki.jp/teraraid/%E3%83%86%E3%83%A9%E3%82%B9%E3%82%BF%E3%83%AB%E3%82%B7%E3%83%BC%E3%83%AB%E3%83%89
 */
export function whatToAvoid(raid: LobbyRaid): LobbyTip | undefined {
  const ability = backfiring(raid)
  if (ability) return { kind: 'do not weaken', ability }
  const debuff = debuffOf(raid)
  if (debuff === undefined) return undefined
  const start = lastOfEachTrigger(openResets(raid).filter(({ trigger }) => trigger === 'HP'))
  return start.length > 0 ? { kind: 'hold attacks', after: momentsOf(start, raid), debuff } : undefined
}

/**
 * Returns the debuff that one friend uses between the boss's last reset and the shield; `undefined` if no debuff works.
 * If the boss's ability interferes, the friend removes it first. Source:
 * https://github.com/SharkSnack/pokemon-sv/blob/06f5ea3f34bbc2ddbb66d8fcd166af3002cad74a/content/builds/support.md
 */
export function friendDebuff(raid: LobbyRaid): LobbyTip | undefined {
  const move = debuffOf(raid)
  if (move === undefined) return undefined
  return {
    kind: 'debuff',
    move,
    after: momentsOf(lastOfEachTrigger(openResets(raid)), raid),
    takes: abilityToRemove(raid),
  }
}

function abilityToRemove(raid: LobbyRaid): TakenAbility | undefined {
  const unaware = ifItHas('unaware', raid)
  const ability =
    unaware === 'never' ? backfiring(raid) : { key: 'unaware' as const, isCertain: unaware === 'always' }
  return ability && { ...ability, by: 'Skill Swap' }
}

function backfiring(raid: LobbyRaid): BossAbility<BackfiringAbility> | undefined {
  const key = BACKFIRING.find((ability) => ifItHas(ability, raid) !== 'never')
  return key && { key, isCertain: ifItHas(key, raid) === 'always' }
}

export type WeakenedStat = 'Defense' | 'Sp. Def'

/** Returns the move that lowers each stat of the boss by two stages; `undefined` if the move fails on the boss. */
export function debuffsOf({
  abilities,
}: Pick<LobbyRaid, 'abilities'>): Record<WeakenedStat, string | undefined> {
  const mayHave = (ability: string) => abilities.includes(ability)
  if (GUARDS.some(mayHave)) return { Defense: undefined, 'Sp. Def': undefined }
  return { Defense: SCREECH_PROOF.some(mayHave) ? undefined : 'Screech', 'Sp. Def': 'Fake Tears' }
}

/**
 * Returns the move against the lower defense. Returns `undefined` if the shield comes too early, a move prevents
 * debuffs, or the boss's resets are unknown.
 */
function debuffOf(raid: LobbyRaid): string | undefined {
  const isTooLate = TRIGGERS.some((trigger) => !isOpen({ trigger, percent: 100 }, raid))
  if (isTooLate || raid.isScriptUnread || isGuarded(raid)) return undefined
  const { defense, specialdefense } = raid.baseStats
  const debuffs = debuffsOf(raid)
  return (defense > specialdefense ? undefined : debuffs.Defense) ?? debuffs['Sp. Def']
}

function isGuarded(raid: LobbyRaid): boolean {
  const isScripted = (move: string) => raid.schedule.some((action) => usesMove(action, move))
  const isPicked = (move: string) => raid.moves.includes(move) && !isScripted(move)
  return isGuardedFromStart(raid) || GUARDING_MOVES.some(isPicked)
}

/** Returns whether the script prevents debuffs before players can use them. */
export function isGuardedFromStart({
  schedule,
  timeLimit,
}: Pick<RaidTimeline, 'schedule' | 'timeLimit'>): boolean {
  const isEarly = ({ trigger, percent }: ActionMoment) =>
    100 - percent < (trigger === 'HP' ? ROOM.hp : (100 * ROOM.seconds) / timeLimit)
  return schedule.some((action) => isEarly(action) && GUARDING_MOVES.some((move) => usesMove(action, move)))
}

function usesMove(action: RaidAction, move: string): boolean {
  return action.kind === 'move' && action.move === move
}

function openResets(raid: LobbyRaid): RaidAction[] {
  return raid.schedule.filter((action) => action.kind === 'boss reset' && isOpen(action, raid))
}

function isOpen(moment: ActionMoment, { shield, timeLimit }: RaidTimeline): boolean {
  return !isUnderShield(moment, {
    hp: shield.hp + ROOM.hp,
    time: shield.time + (100 * ROOM.seconds) / timeLimit,
  })
}
