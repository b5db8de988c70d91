import type { ActionKind } from '@/data/rosters/rosters'
import type { HerbName } from '@/data/vocabulary'
import type { ActionMoment } from '@/lib/advice/moments'
import type { Matchup } from '@/lib/creature/type-matchups'
import type { RaidFigures } from '@/lib/raid/figures'
import { labelNames as names } from '@/lib/words/en/names/label-names'
import { clock } from './formats'

const ACTIONS: Readonly<Record<Exclude<ActionKind, 'move'>, string>> = {
  orb: 'Reduce Tera Orb Charge',
  'boss reset': 'Stats & Status Reset',
  'player reset': 'Player Stats & Status Reset',
}

export const facts = {
  figures: {
    level: {
      name: 'Level',
      text: ({ level, caughtAtLevel }: RaidFigures) =>
        level === caughtAtLevel
          ? `${level} in battle and when caught`
          : `${level} in battle, ${caughtAtLevel} when caught`,
    },
    timeLimit: {
      name: 'Time limit',
      text: ({ timeLimit, isTimeLimitUnread }: RaidFigures) =>
        isTimeLimitUnread ? 'Not known yet' : clock(timeLimit),
    },
    hp: { name: 'HP', text: ({ hpMultiplier }: RaidFigures) => `${hpMultiplier}× normal HP` },
    shield: {
      name: 'Shield',
      text: ({ shield }: RaidFigures) => `At ${shield.hp}% HP or ${shield.time}% time, whichever comes first`,
    },
    version: {
      name: 'Version',
      text: ({ version }: RaidFigures) =>
        version === 'both' ? 'Scarlet and Violet' : `${names.version(version)} exclusive`,
    },
    caught: {
      name: 'When caught',
      text: ({ flawlessIvs }: RaidFigures) =>
        flawlessIvs === 6 ? 'Six perfect IVs' : `At least ${flawlessIvs} perfect IVs`,
    },
  },
  /** In percent of max HP or of the time limit: `75% HP Remaining`. */
  actionTime: ({ percent, trigger }: ActionMoment) => `${percent}% ${trigger} Remaining`,
  /**
   * `Uses Bulk Up`, `Stats & Status Reset`.
   *
   * @param moveName only for a `move`
   */
  action: (kind: ActionKind, moveName = '') => (kind === 'move' ? `Uses ${moveName}` : ACTIONS[kind]),
  matchup: ({ type, multiplier }: Matchup) => `${names.type(type)} - ${multiplier}x`,
  /** With the chance per roll: `Spicy - 3.03%`. */
  herb: (herb: HerbName, chance: number) => `${names.herb(herb)} - ${chance}%`,
  power: (basePower: string) => (basePower === '0' ? '--' : basePower),
}
