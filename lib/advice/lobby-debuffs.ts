import type { RaidAction } from '@/data/rosters/rosters'
import { TRIGGERS } from '@/data/vocabulary'
import type { BackfiringAbility, BossAbility, LobbyClause, LobbyRaid, TakenAbility } from './lobby-clauses'
import { type ActionMoment, isUnderShield, lastOfEachTrigger, momentsOf, type RaidTimeline } from './moments'

/**
 * The abilities that turn against those who weaken the boss.
 * Source: the page of each ability on https://bulbapedia.bulbagarden.net
 */
const BACKFIRING: readonly BackfiringAbility[] = [
  'defiant',
  'competitive',
  'contrary',
  'mirrorarmor',
  'magicbounce',
]

/** Abilities against which status moves lower no stat. Source: the page of each on https://bulbapedia.bulbagarden.net */
const GUARDS = ['clearbody', 'fullmetalbody', 'whitesmoke', 'goodasgold']

/** Moves behind which no stat of the boss can be lowered for a while. Source: as above. */
const GUARDING_MOVES = ['mist', 'substitute']

/** Abilities against which Screech fails: Big Pecks keeps Defense up, and Screech is a sound. */
const SCREECH_PROOF = ['bigpecks', 'soundproof']

/** Closer to the shield than this, in percent of HP or in seconds, no turn is left for status moves that count. */
const ROOM = { hp: 9, seconds: 30 }

/** Whether a boss has an ability, by its key in the creature service. */
export function ifItHas(
  ability: string,
  { abilities }: Pick<LobbyRaid, 'abilities'>,
): 'always' | 'perhaps' | 'never' {
  if (!abilities.includes(ability)) return 'never'
  return abilities.length === 1 ? 'always' : 'perhaps'
}

/**
 * What to avoid with randoms: lowering stats, if the boss's ability turns that against you; or attacking below the HP of the
 * boss's last reset before somebody has lowered its stats, since damage brings up the shield.
 * Source: https://pastebin.com/D2mYv7L7 and https://note.com/report_nekotaro/n/n5995d7b6f129 (in Japanese: a team cannot
 * prepare one hit and fight a long battle at once); the shield:
 * https://wikiwiki.jp/teraraid/%E3%83%86%E3%83%A9%E3%82%B9%E3%82%BF%E3%83%AB%E3%82%B7%E3%83%BC%E3%83%AB%E3%83%89
 */
export function restraint(raid: LobbyRaid): LobbyClause | undefined {
  const ability = backfiring(raid)
  if (ability) return { kind: 'do not weaken', ability }
  const debuff = debuffOf(raid)
  if (debuff === undefined) return undefined
  const start = lastOfEachTrigger(openResets(raid).filter(({ trigger }) => trigger === 'HP'))
  return start.length > 0 ? { kind: 'hold attacks', after: momentsOf(start, raid), debuff } : undefined
}

/**
 * Who lowers the boss's stats among friends, and when: after it has cleared its own debuffs, before the shield. Its ability
 * is taken first where that would be in the way; `undefined` where it keeps the stats up.
 * Source: supports of https://github.com/SharkSnack/pokemon-sv/blob/06f5ea3f34bbc2ddbb66d8fcd166af3002cad74a/content/builds/support.md
 */
export function debuffing(raid: LobbyRaid): LobbyClause | undefined {
  const move = debuffOf(raid)
  if (move === undefined) return undefined
  return {
    kind: 'debuff',
    move,
    after: momentsOf(lastOfEachTrigger(openResets(raid)), raid),
    takes: taken(raid),
  }
}

function taken(raid: LobbyRaid): TakenAbility | undefined {
  const unaware = ifItHas('unaware', raid)
  const ability =
    unaware === 'never' ? backfiring(raid) : { key: 'unaware' as const, isCertain: unaware === 'always' }
  return ability && { ...ability, by: 'Skill Swap' }
}

function backfiring(raid: LobbyRaid): BossAbility<BackfiringAbility> | undefined {
  const key = BACKFIRING.find((ability) => ifItHas(ability, raid) !== 'never')
  return key && { key, isCertain: ifItHas(key, raid) === 'always' }
}

/** A stat of the boss that attacks strike. */
export type WeakenedStat = 'Defense' | 'Sp. Def'

/** The move that lowers each stat of the boss by two stages; `undefined` where it fails on the boss. */
export function debuffsOf({
  abilities,
}: Pick<LobbyRaid, 'abilities'>): Record<WeakenedStat, string | undefined> {
  const mayHave = (ability: string) => abilities.includes(ability)
  if (GUARDS.some(mayHave)) return { Defense: undefined, 'Sp. Def': undefined }
  return { Defense: SCREECH_PROOF.some(mayHave) ? undefined : 'Screech', 'Sp. Def': 'Fake Tears' }
}

/**
 * Screech for physical attackers or Fake Tears for special ones, whichever the boss's lower defence invites. None where the
 * shield is there before it counts, as against many 7★ bosses, where Mist guards the boss, nor where nobody has read when the
 * boss undoes it.
 */
function debuffOf(raid: LobbyRaid): string | undefined {
  const isTooLate = TRIGGERS.some((trigger) => !isOpen({ trigger, percent: 100 }, raid))
  if (isTooLate || raid.isScriptUnread || isGuarded(raid)) return undefined
  const { defense, specialdefense } = raid.baseStats
  const debuffs = debuffsOf(raid)
  return (defense > specialdefense ? undefined : debuffs.Defense) ?? debuffs['Sp. Def']
}

/** Whether a move guards the boss's stats from the start, or whenever the boss picks that move. */
function isGuarded(raid: LobbyRaid): boolean {
  const isScripted = (move: string) => raid.schedule.some((action) => usesMove(action, move))
  const isPicked = (move: string) => raid.moves.includes(move) && !isScripted(move)
  return isGuardedFromStart(raid) || GUARDING_MOVES.some(isPicked)
}

/** Whether the script guards the boss's stats before anybody can lower them. */
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

/** The boss's resets of its own stats that leave time for status moves before the shield. */
function openResets(raid: LobbyRaid): RaidAction[] {
  return raid.schedule.filter((action) => action.kind === 'boss reset' && isOpen(action, raid))
}

/** Whether a moment leaves time for status moves before the shield. */
function isOpen(moment: ActionMoment, { shield, timeLimit }: RaidTimeline): boolean {
  return !isUnderShield(moment, {
    hp: shield.hp + ROOM.hp,
    time: shield.time + (100 * ROOM.seconds) / timeLimit,
  })
}
