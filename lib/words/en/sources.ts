import type { FigureSource, LinkedText } from '@/lib/words/text-shapes'

/** Sources of the figures of a raid: the figures, and the sentence about them. */
export const sources: readonly (readonly [figures: string, source: LinkedText<FigureSource>])[] = [
  [
    'Level, HP, shield marks, version, IVs, EVs, scripted actions',
    ['The game’s own raid tables; of raids by event ', { to: 'events', text: 'the event files' }, '.'],
  ],
  [
    'Time limit, level when caught',
    ['The game’s tables, and at 5★ ', { to: 'script', text: 'its script, as players read it' }, '.'],
  ],
  [
    'What a shield lets through, what actions do',
    [{ to: 'players', text: 'What players found' }, '; the tables name these fields only roughly.'],
  ],
  [
    'Herbs and other drops',
    [
      'Weights are the game’s; one more roll for each level of Raid Power is in ',
      { to: 'script', text: 'its script' },
      '; how many rolls there are without is what players counted.',
    ],
  ],
  ['Weaknesses and resistances', [{ to: 'typeChart', text: 'The type chart' }, ' since generation 6.']],
  [
    'Base stats, abilities, moves',
    [{ to: 'service', text: 'graphql-pokemon' }, ' and ', { to: 'dex', text: '@pkmn/dex' }, '.'],
  ],
  [
    'Builds, chances and turns',
    [
      'Simulated here, with damage by ',
      { to: 'calc', text: '@smogon/calc' },
      ' and rules of raids by ',
      { to: 'guides', text: 'guides of players' },
      '; what no source says is named below the builds.',
    ],
  ],
]
