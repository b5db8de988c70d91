import { gameNames } from '@/data/shipped/game-names'
import type { NightTeam } from '@/lib/raid-night/night-team'

const longest = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length)
const [species = ''] = longest(gameNames.species.map(({ name }) => name))
const [ability = ''] = longest(gameNames.abilities)
const [item = ''] = longest(gameNames.items)
const [nature = ''] = longest(gameNames.natures)
const moves = longest(gameNames.moves).slice(0, 4)

const EACH = [0, 1, 2, 3]

/** In a link, a move with a target and Tera needs more room than a cheer. */
const ROUND = EACH.map((raider) => ({
  raider,
  choice: { kind: 'move', move: 3, ally: 3, terastallize: true } as const,
}))

/** The team with the longest possible link, except for its raid. Teams have at most four rounds. */
export const LONGEST_TEAM: Omit<NightTeam, 'raid'> = {
  raiders: EACH.map(() => ({
    // Three bytes each, the longest single letter.
    player: '竜'.repeat(12),
    role: 'attacker',
    plan: {
      boosts: 3,
      secondBoosts: 3,
      debuffs: 3,
      repeatAfterReset: true,
      healBelow: 40,
      healCheerBelow: 25,
      cheer: 'attack',
    },
    build: {
      ...{ species, ability, item, nature, teraType: 'Fighting', moves },
      effortValues: { hp: 100, atk: 100, def: 100, spa: 100, spd: 100, spe: 10 },
      roles: moves.map(() => 'attack' as const),
      level: 100,
      individualValues: { hp: 10, atk: 10, def: 10, spa: 10, spd: 10, spe: 10 },
    },
  })),
  opening: [ROUND, ROUND, ROUND, ROUND],
  ...{ chance: 100, turns: 100.1, faints: 10.1, lowestHp: 100 },
}
