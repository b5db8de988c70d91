import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { BattleEnd } from '@/battle/events'
import { DEFAULT_HEALING, roundsOf } from '@/battle/plan'
import type { Opening } from '@/data/strategies/openings'
import { percent } from '@/lib/words/en/formats'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { turnsIn } from '@/lib/words/en/phrases'
import { raidOfOpening, readTeam } from '@/planner/openings/read-team'
import { TeamBattles } from '@/planner/openings/team-battles'

interface OpeningVerdict {
  readonly said: Opening
  readonly lowest: BattleEnd
  readonly turns: number
  readonly chance: number
  /** Mean turns of those wins; 0 if there are none. */
  readonly turnsToWin: number
  /**
   * The alternative assumption with which it wins as its source claims; `undefined` if it wins without, or with none.
   */
  readonly winsIf: string | undefined
}

/** The plan of each raider if the boss survives the opening. */
const AFTERWARDS = { boosts: 2, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING } as const

/** Assumptions that authors of openings may make, unlike our battles. */
const OTHER_READINGS: Readonly<Record<string, Partial<Assumptions>>> = {
  'players take 13 of 15 seconds to choose': { secondsToChoose: 13, secondsPerTurn: 15 },
}

/** Throws for an invalid team, line or boss. */
export function openingVerdict(opening: Opening): OpeningVerdict {
  const { builds, steps } = readTeam(opening)
  const raid = raidOfOpening(opening)
  const battles = new TeamBattles({
    ...{ raid, builds, opening: steps },
    ...{ teraType: opening.teraType, plan: AFTERWARDS },
  })
  const { length: turns } = roundsOf(steps)
  const lowest = battles.lowest()
  const winsIf = winsWithin(turns, lowest) ? undefined : winningReading(battles, turns)
  const { wins: chance, turns: turnsToWin } = battles.chance()
  return { said: opening, lowest, turns, chance, turnsToWin, winsIf }
}

function winningReading(battles: TeamBattles, turns: number): string | undefined {
  return Object.entries(OTHER_READINGS).find(([, change]) =>
    winsWithin(turns, battles.lowest({ ...ASSUMPTIONS, ...change })),
  )?.[0]
}

export function winsAsClaimed({ lowest, turns }: OpeningVerdict): boolean {
  return winsWithin(turns, lowest)
}

function winsWithin(turns: number, end: BattleEnd): boolean {
  return end.won && end.turns <= turns
}

export function reasonOf({ said, winsIf }: OpeningVerdict): string | undefined {
  if (winsIf) return `wins if ${winsIf}`
  return said.bossDoes && `in the source ${said.bossDoes}`
}

export function openingRow(verdict: OpeningVerdict): string[] {
  const { tier, boss, teraType, line, source, rolls } = verdict.said
  const team = readTeam(verdict.said).builds.map(({ species }) => creatureName(species))
  return [
    `${tier}★ ${boss}, ${teraType}`,
    team.join(', '),
    line,
    `[${SAID[rolls]}](${source})`,
    describeResults(verdict),
  ]
}

export const OPENING_HEADS = ['raid', 'team', 'line', 'said', 'verdict']

const SAID: Readonly<Record<Opening['rolls'], string>> = { lowest: 'wins', mean: 'wins with mean rolls' }

function describeResults(verdict: OpeningVerdict): string {
  const { lowest, turns, chance, turnsToWin } = verdict
  const winRate = `chance ${percent(100 * chance)}${chance > 0 ? `, ${turnsIn(turnsToWin)}` : ''}`
  if (winsAsClaimed(verdict)) return `wins, ${winRate}`
  const why = reasonOf(verdict) ?? 'not explained'
  if (!lowest.won)
    return `**loses** with ${percent(100 * lowest.bossHpShare)} of its HP left, ${winRate}: ${why}`
  return `**wins only after its line**, in turn ${lowest.turns} of ${turns}, ${winRate}: ${why}`
}
