import { moveKey } from '@/data/move-key'
import type { MoveRole } from '@/data/vocabulary'
import { isGuardedFromStart, type WeakenedStat } from '@/lib/advice/lobby-debuffs'
import { isStatus } from '@/lib/creature/move-list'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { attackKind, struckStats } from './attack-kind'
import { isShieldUpAtOnce, type PlannedRaid } from './planned-raid'
import { MOLD_BREAKERS, type Threatening } from './threats'

type LoweredStat = WeakenedStat | 'Attack' | 'Sp. Atk'

/** Moves that always lower one stat of the boss. Source: https://bulbapedia.bulbagarden.net/wiki/Stat_modifier */
const LOWERED_BY: Readonly<Record<LoweredStat, readonly string[]>> = {
  Attack: [
    'Baby-Doll Eyes',
    'Bitter Malice',
    'Breaking Swipe',
    'Charm',
    'Chilling Water',
    'Feather Dance',
    'Lunge',
    'Trop Kick',
  ],
  'Sp. Atk': [
    'Confide',
    'Eerie Impulse',
    'Mystical Fire',
    'Skitter Smack',
    'Snarl',
    'Spirit Break',
    'Struggle Bug',
  ],
  Defense: ['Fire Lash', 'Grav Apple', 'Screech', 'Thunderous Kick'],
  'Sp. Def': ['Acid Spray', 'Apple Acid', 'Fake Tears', 'Lumina Crash', 'Metal Sound'],
}

const STATS: readonly LoweredStat[] = ['Attack', 'Sp. Atk', 'Defense', 'Sp. Def']

const TERA_BLAST = 'terablast'

/** Physical attacks that don't use the boss's Attack. Source: the page of each on https://bulbapedia.bulbagarden.net */
const WITHOUT_ATTACK = ['bodypress', 'foulplay']

/** Moves that raise the Attack of allies, but not their Sp. Atk. Source: as for `LOWERED_BY`. */
const RAISING_ATTACK = ['Coaching', 'Howl']

/**
 * Abilities that reflect or ignore status moves. Source: https://bulbapedia.bulbagarden.net/wiki/Magic_Bounce_(Ability)
 */
const REFUSING = ['magicbounce', 'goodasgold']

/**
 * Abilities that keep stats from dropping, raise them instead, or lower the attacker's stats. Source: as for
 * `REFUSING`.
 */
const KEEPING_STATS = ['clearbody', 'whitesmoke', 'fullmetalbody', 'mirrorarmor', 'contrary']

/** Suppresses all abilities. Source: https://bulbapedia.bulbagarden.net/wiki/Neutralizing_Gas_(Ability) */
const GAS = 'Neutralizing Gas'

/** The category of attacks that a screen weakens. Source: https://bulbapedia.bulbagarden.net/wiki/Reflect_(move) */
const WEAKENED_BY: Readonly<Partial<Record<string, string>>> = {
  Reflect: 'Physical',
  'Light Screen': 'Special',
}

/** Status moves that target the boss without lowering its stats. Its shield blocks them. */
const AT_BOSS = [
  ...['Confuse Ray', 'Encore', 'Entrainment', 'Gastro Acid', 'Glare', 'Hypnosis', 'Simple Beam', 'Sing'],
  ...['Skill Swap', 'Sleep Powder', 'Soak', 'Spore', 'Stun Spore', 'Taunt', 'Thunder Wave', 'Torment'],
  ...['Toxic', 'Will-O-Wisp', 'Worry Seed', 'Yawn'],
]

/** Moves of a support that a boss's moves undo or prevent. The boss's moves are keys. */
const UNDONE_BY: readonly (readonly [by: readonly string[], undone: readonly string[]])[] = [
  // Weather replaces weather. Source: https://bulbapedia.bulbagarden.net/wiki/Aurora_Veil_(move)
  [
    ['raindance', 'sandstorm', 'snowscape', 'sunnyday', 'chillyreception'],
    ['Aurora Veil', 'Rain Dance', 'Sandstorm', 'Snowscape', 'Sunny Day'],
  ],
  // Source: https://bulbapedia.bulbagarden.net/wiki/Brick_Break_(move) and /wiki/Defog_(move)
  [
    ['brickbreak', 'psychicfangs', 'ragingbull', 'defog'],
    ['Aurora Veil', 'Light Screen', 'Reflect'],
  ],
  // These terrains prevent sleep. Source: https://bulbapedia.bulbagarden.net/wiki/Terrain
  [
    ['electricterrain', 'mistyterrain'],
    ['Hypnosis', 'Sing', 'Sleep Powder', 'Spore', 'Yawn'],
  ],
]

type Opponent = Pick<PlannedRaid, 'moves' | 'abilities' | 'actions' | 'figures'>

/**
 * Returns a build without the moves that don't help against a boss. Never removes attacks, except for a Choice item.
 * Battles only use the first debuff of a stat.
 *
 * @param helped the attackers that a support helps, if known
 * @param allies other Pokémon of the team, whose Neutralizing Gas suppresses abilities
 */
export function withUsefulMoves(
  build: BuildInRoles,
  boss: Opponent,
  helped?: readonly BuildInRoles[],
  allies: readonly Pick<BuildInRoles, 'ability'>[] = helped ?? [],
): BuildInRoles {
  const isGuarded = isGuardedFromStart({ schedule: boss.actions, timeLimit: boss.figures.timeLimit })
  const isGas = [build, ...allies].some(({ ability }) => ability === GAS)
  const isKept = isGuarded || (!isGas && hasAbility(boss, build, KEEPING_STATS))
  const roles = build.moves.map((move, index) => {
    const role = build.roles[index]
    if (role === 'debuff' && (isKept || hasAbility(boss, build, REFUSING))) return undefined
    if (role === 'weakening attack' && isKept) return 'attack'
    if (helped && isUndone(move, boss)) return undefined
    if (role === 'debuff' && isLoweredBefore(build.moves, index)) return undefined
    return roleOfUse(move, role, boss, helped)
  })
  const isUsed = build.item?.startsWith('Choice')
    ? (_: unknown, index: number) => index === roles.findIndex(isAttack)
    : (_: unknown, index: number) => roles[index] !== undefined
  return {
    ...build,
    moves: build.moves.filter(isUsed),
    roles: roles.filter(isUsed).filter((role) => role !== undefined),
  }
}

function hasAbility(
  { abilities }: Pick<Threatening, 'abilities'>,
  { ability }: BuildInRoles,
  keys: readonly string[],
): boolean {
  return (
    abilities.some(({ key, always }) => always && keys.includes(key)) &&
    !MOLD_BREAKERS.includes(moveKey(ability))
  )
}

function loweredStat(move: string): LoweredStat | undefined {
  return STATS.find((stat) => LOWERED_BY[stat].includes(move))
}

function isLoweredBefore(moves: readonly string[], index: number): boolean {
  const loweredStats = moves.slice(0, index + 1).map(loweredStat)
  const stat = loweredStats.pop()
  return stat !== undefined && loweredStats.includes(stat)
}

function isUndone(move: string, { moves, actions, figures }: Opponent): boolean {
  if (AT_BOSS.includes(move) && isShieldUpAtOnce(figures)) return true
  const scripted = actions.flatMap((action) => (action.kind === 'move' ? [action.move] : []))
  const keys = [...moves.map(({ key }) => key), ...scripted]
  return UNDONE_BY.some(
    ([bossMoves, supportMoves]) => supportMoves.includes(move) && bossMoves.some((key) => keys.includes(key)),
  )
}

function isAttack(role: MoveRole | undefined): boolean {
  return role === 'attack' || role === 'weakening attack'
}

function roleOfUse(
  move: string,
  role: MoveRole | undefined,
  boss: Pick<Threatening, 'moves'>,
  helped: readonly BuildInRoles[] | undefined,
): MoveRole | undefined {
  if (move === 'Taunt') return usesStatusMoves(boss) ? role : undefined
  if (helped && RAISING_ATTACK.includes(move))
    return helped.some((attacker) => attackKind(attacker) === 'physical') ? role : undefined
  const weakened = WEAKENED_BY[move]
  if (weakened) return hasAttacks(boss, weakened) ? role : undefined
  if (role !== 'debuff' && role !== 'weakening attack') return role
  const lowered = loweredStat(move)
  if (!lowered || isOfUse(lowered, boss, helped)) return role
  return role === 'weakening attack' ? 'attack' : undefined
}

function usesStatusMoves({ moves }: Pick<Threatening, 'moves'>): boolean {
  return moves.some((move) => isStatus(move) && !move.scripted)
}

function isOfUse(
  stat: LoweredStat,
  { moves }: Pick<Threatening, 'moves'>,
  helped: readonly BuildInRoles[] | undefined,
): boolean {
  if (stat === 'Defense' || stat === 'Sp. Def')
    return helped?.some((attacker) => struckStats(attacker).includes(stat)) ?? true
  if (stat === 'Sp. Atk') return hasAttacks({ moves }, 'Special')
  return hasAttacks({ moves: moves.filter(({ key }) => !WITHOUT_ATTACK.includes(key)) }, 'Physical')
}

// A boss without attacks of its own, such as Ditto, may have any attack.
function hasAttacks({ moves }: Pick<Threatening, 'moves'>, category: string): boolean {
  const attacks = moves.filter((move) => !isStatus(move))
  return attacks.length === 0 || attacks.some((move) => move.key === TERA_BLAST || move.category === category)
}
