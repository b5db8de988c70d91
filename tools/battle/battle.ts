import { createRandom } from '@/battle/model/random'
import { USUAL_HEALING } from '@/battle/plan'
import { leastAlone } from '@/battle/win-rates'
import { TIER_RULES } from '@/data/tiers'
import { KEPT_CHEERS } from '@/data/vocabulary'
import { soloFigures } from '@/lib/bring/result-summary'
import { percent } from '@/lib/words/en/formats'
import { sentences } from '@/lib/words/en/sentences'
import { TeamBattles } from '@/planner/openings/team-battles'
import type { Command } from '@/tools/process/command'
import type { BattleOrder } from './battle-order'

const ABOUT = `Fights a raid with one to four builds: tells a battle turn by turn, then the chance to win, and whether the lowest
rolls win. One build fights with the game's three NPCs and without them, in turns of several lengths: the lowest chance counts, as in
the lists. The battle that is told is the one without NPCs.

A line is what the raiders do first, in this order; a move goes to the boss, or to its user where it is for its user or for all:
  2: Fake Tears; 3: Attack cheer; 1: Nasty Plot; 2: Helping Hand on 1; 4: Acupressure on self; 1: Tera Blast with Tera
A round ends where a raider appears again; who has no step in a round waits. A step that cannot be played is left out. After the
line each plays its own plan; one without attacks helps the others.

With the lowest rolls, attacks on the boss do their least damage, with the fewest hits, and no critical hit or side effect that
is not certain; those on raiders, of the boss (always its strongest) and of allies, do their most, with all that is possible.
What hits in half of its uses hits, a Heal cheer gives its least, and of all else the likelier happens.`

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
        'a set in the text of Pokémon Showdown, its level and IVs count; \\n stands for a new line; once for each raider',
    },
    raiders: {
      type: 'string',
      value: '1 to 4',
      about: 'so many of a single build fight together; 1 where it is not given',
    },
    line: { type: 'string', value: 'steps', about: 'what they do first, see above' },
    seed: { type: 'string', value: 'number', default: '1', about: 'the same seed tells the same battle' },
    boosts: { type: 'string', value: '0 to 6', default: '2', about: 'uses of its boost before it attacks' },
    'second-boosts': {
      type: 'string',
      value: '0 to 6',
      default: '0',
      about: 'uses of its second boost, after those of the first',
    },
    debuffs: { type: 'string', value: '0 to 6', default: '0', about: 'uses of its debuff before it attacks' },
    cheer: {
      type: 'string',
      value: KEPT_CHEERS.join(' | '),
      about: 'the cheer that an attacker keeps up before it strikes; none where it is not given',
    },
    'heal-below': {
      type: 'string',
      value: '0 to 100',
      default: String(USUAL_HEALING.healBelow),
      about: 'percent of its HP below which it uses its move that heals; 0 for never',
    },
    'heal-cheer-below': {
      type: 'string',
      value: '0 to 100',
      default: String(USUAL_HEALING.healCheerBelow),
      about: 'percent of its HP below which it uses a Heal cheer while it has cheers; 0 for never',
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
export function tellBattle({ notes, seed, ...team }: BattleOrder): string[] {
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
    `Chance to win with real rolls: ${percent(chance)}`,
    ...(rates ? soloFigures(rates) : []).map((figure) => bring.figures([figure])),
    `With the lowest rolls: ${battleLog.end(battles.lowest())}`,
  ]
}
