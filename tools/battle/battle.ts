import { createRandom } from '@/battle/model/random'
import { DEFAULT_HEALING } from '@/battle/plan'
import { leastAlone } from '@/battle/win-rates'
import { TIER_RULES } from '@/data/tiers'
import { KEPT_CHEERS } from '@/data/vocabulary'
import { soloFigures } from '@/lib/bring/result-summary'
import { percent } from '@/lib/words/en/formats'
import { sentences } from '@/lib/words/en/sentences'
import { TeamBattles } from '@/planner/openings/team-battles'
import type { Command } from '@/tools/process/command'
import type { RequestedBattle } from './battle-order'

const ABOUT = `Simulates a raid with one to four builds. Prints a battle turn by turn, then the win rate, and whether the lowest rolls win.
One build fights with and without the game's three NPCs, at several turn speeds. The lowest win rate counts, as in the lists, and the
printed battle is without NPCs.

The line is what the raiders do first, in this order. A move targets the boss; moves for the user or all allies need no target:
  2: Fake Tears; 3: Attack cheer; 1: Nasty Plot; 2: Helping Hand on 1; 4: Acupressure on self; 1: Tera Blast with Tera
A round ends when a raider appears again. A raider without a step in a round waits. Impossible steps are skipped. After the line,
each raider plays its own plan; a raider without attacks helps the others.

With the lowest rolls, attacks on the boss deal minimum damage, with the fewest hits, and without critical hits or uncertain effects.
Attacks on raiders, from the boss (always its strongest) and from allies, deal maximum damage with every possible effect. Moves that
hit at least half of the time hit, a Heal cheer restores its minimum, and everything else follows the likelier outcome.`

export const BATTLE = {
  name: 'battle',
  about: ABOUT,
  words: { are: 'tier/region/boss/Tera type', least: 1, most: 1 },
  options: {
    build: {
      type: 'string',
      multiple: true,
      value: 'set',
      about:
        'a set in the format of Pokémon Showdown, with its level and IVs; \\n means a new line; repeat for each raider',
    },
    raiders: {
      type: 'string',
      value: '1 to 4',
      about: 'copies of a single build; default: 1',
    },
    line: { type: 'string', value: 'steps', about: 'opening steps, see above' },
    seed: { type: 'string', value: 'number', default: '1', about: 'the same seed gives the same battle' },
    boosts: { type: 'string', value: '0 to 6', default: '2', about: 'boosts before it attacks' },
    'second-boosts': {
      type: 'string',
      value: '0 to 6',
      default: '0',
      about: 'second boosts, after the first boosts',
    },
    debuffs: { type: 'string', value: '0 to 6', default: '0', about: 'debuffs before it attacks' },
    cheer: {
      type: 'string',
      value: KEPT_CHEERS.join(' | '),
      about: 'cheer that an attacker keeps active before it attacks; default: none',
    },
    'heal-below': {
      type: 'string',
      value: '0 to 100',
      default: String(DEFAULT_HEALING.healBelow),
      about: 'uses its healing move below this percentage of HP; 0 for never',
    },
    'heal-cheer-below': {
      type: 'string',
      value: '0 to 100',
      default: String(DEFAULT_HEALING.healCheerBelow),
      about: 'uses a Heal cheer below this percentage of HP, while it has cheers; 0 for never',
    },
  },
  examples: [
    '6/Paldea/Dondozo/Steel --build "Iron Hands @ Metronome\\nAbility: Quark Drive\\nTera Type: Fighting\\nEVs: 4 HP / 252 Atk / 252 Def\\nAdamant Nature\\n- Drain Punch\\n- Belly Drum"',
    '6/Paldea/Dondozo/Steel --build "Iron Hands @ Metronome\\nAbility: Quark Drive\\nTera Type: Fighting\\nEVs: 4 HP / 252 Atk / 252 Def\\nAdamant Nature\\n- Drain Punch\\n- Belly Drum" --build "Corviknight @ Light Clay\\nAbility: Mirror Armor\\nEVs: 252 HP / 252 SpD\\nCareful Nature\\n- Screech\\n- Reflect" --line "2: Reflect; 1: Belly Drum; 2: Screech; 1: Drain Punch; 2: Attack cheer"',
  ],
} as const satisfies Command

/**
 * Describes a battle, one line per event, then the win rate and the result with the lowest damage rolls. The same
 * arguments give the same lines. The boss chooses moves as in plans: its strongest move at 6★, at random at 5★.
 */
export function describeBattle({ notes, seed, ...team }: RequestedBattle): string[] {
  const { battleLog, bring } = sentences
  const battles = new TeamBattles(team)
  const { turns, end } = battles.told(TIER_RULES[team.raid.id.tier].bossPicks[0], createRandom(seed))
  const rates = battles.soloRates()
  const chance = rates ? leastAlone(rates) : 100 * battles.chance().wins
  return [
    ...notes,
    ...battleLog
      .turns(turns)
      .flatMap(({ title, lines, state }) => ['', title, ...[...lines, state].map((line) => `  ${line}`)]),
    '',
    battleLog.end(end),
    `Win rate with random rolls: ${percent(chance)}`,
    ...(rates ? soloFigures(rates) : []).map((figure) => bring.figures([figure])),
    `With the lowest rolls: ${battleLog.end(battles.lowest())}`,
  ]
}
