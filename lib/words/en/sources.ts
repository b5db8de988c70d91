import type { FigureSource, LinkedText } from '@/lib/words/text-shapes'

export const sources: readonly (readonly [figures: string, source: LinkedText<FigureSource>])[] = [
  [
    'Level, HP, shield marks, version, IVs, EVs, scripted actions',
    ['The game’s raid tables; ', { to: 'events', text: 'event files' }, ' for event raids.'],
  ],
  [
    'Time limit, level when caught',
    ['The game’s raid tables; at 5★, ', { to: 'script', text: 'its script as read by players' }, '.'],
  ],
  [
    'Effects of shields and actions',
    [
      { to: 'players', text: 'Tested by players' },
      '; the game’s data names these fields but not their effects.',
    ],
  ],
  [
    'Herbs and other drops',
    [
      'Weights are from the game’s data; the extra roll per Raid Power level is from ',
      { to: 'script', text: 'its script' },
      '; the base number of rolls was counted by players.',
    ],
  ],
  ['Weaknesses and resistances', [{ to: 'typeChart', text: 'The type chart' }, ' since generation 6.']],
  [
    'Base stats, abilities, moves',
    [{ to: 'service', text: 'graphql-pokemon' }, ' and ', { to: 'dex', text: '@pkmn/dex' }, '.'],
  ],
  [
    'Builds, win rates and turns',
    [
      'Simulated here. Damage: ',
      { to: 'calc', text: '@smogon/calc' },
      '. Raid rules: ',
      { to: 'guides', text: 'player guides' },
      '. Our assumptions are listed below the builds.',
    ],
  ],
]
