import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { BattleEnd } from '@/battle/events'
import { roundsOf, USUAL_HEALING } from '@/battle/plan'
import type { Opening } from '@/data/strategies/openings'
import { percent } from '@/lib/words/en/formats'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { turnsIn } from '@/lib/words/en/phrases'
import { raidOfOpening, readTeam } from '@/planner/openings/read-team'
import { TeamBattles } from '@/planner/openings/team-battles'

/** How an opening fares in our battles. */
interface OpeningVerdict {
  readonly said: Opening
  /** How the battle with the lowest rolls ends. */
  readonly lowest: BattleEnd
  /** Turns that the opening takes. */
  readonly turns: number
  /** The share of battles with real rolls that are won. */
  readonly chance: number
  /** Turns of those battles, mean; 0 where none is won. */
  readonly turnsToWin: number
  /** The reading of what sources leave open under which it wins as its source says; `undefined` where it does, or none does. */
  readonly winsIf: string | undefined
}

/** How each is played where the opening leaves the boss with HP. */
const AFTERWARDS = { boosts: 2, debuffs: 0, repeatAfterReset: true, ...USUAL_HEALING } as const

/** What authors of openings read otherwise than our battles. */
const OTHER_READINGS: Readonly<Record<string, Partial<Assumptions>>> = {
  'players take 13 of 15 seconds to choose': { secondsToChoose: 13, secondsPerTurn: 15 },
}

/** Replays an opening. Throws for a team, a line or a boss that cannot be read. */
export function openingVerdict(said: Opening): OpeningVerdict {
  const { builds, steps } = readTeam(said)
  const raid = raidOfOpening(said)
  const battles = new TeamBattles({
    ...{ raid, builds, opening: steps },
    ...{ teraType: said.teraType, plan: AFTERWARDS },
  })
  const { length: turns } = roundsOf(steps)
  const lowest = battles.lowest()
  const winsIf = winsWithin(turns, lowest) ? undefined : winningReading(battles, turns)
  const { wins: chance, turns: turnsToWin } = battles.chance()
  return { said, lowest, turns, chance, turnsToWin, winsIf }
}

function winningReading(battles: TeamBattles, turns: number): string | undefined {
  return Object.entries(OTHER_READINGS).find(([, change]) =>
    winsWithin(turns, battles.lowest({ ...ASSUMPTIONS, ...change })),
  )?.[0]
}

/** Whether an opening wins as its source says: with the lowest rolls, before it ends. */
export function winsAsSaid({ lowest, turns }: OpeningVerdict): boolean {
  return winsWithin(turns, lowest)
}

function winsWithin(turns: number, end: BattleEnd): boolean {
  return end.won && end.turns <= turns
}

/** Why an opening does not win as its source says; `undefined` where nothing is known. */
export function reasonOf({ said, winsIf }: OpeningVerdict): string | undefined {
  if (winsIf) return `wins if ${winsIf}`
  return said.bossDoes && `in the source ${said.bossDoes}`
}

/** The row of an opening in `docs/plans.md`: raid, team, line, what is said, and how it fares. */
export function openingRow(verdict: OpeningVerdict): string[] {
  const { tier, boss, teraType, line, source, rolls } = verdict.said
  const team = readTeam(verdict.said).builds.map(({ species }) => creatureName(species))
  return [
    `${tier}★ ${boss}, ${teraType}`,
    team.join(', '),
    line,
    `[${SAID[rolls]}](${source})`,
    faring(verdict),
  ]
}

/** The heads of the columns. */
export const OPENING_HEADS = ['raid', 'team', 'line', 'said', 'verdict']

const SAID: Readonly<Record<Opening['rolls'], string>> = { lowest: 'wins', mean: 'wins with mean rolls' }

function faring(verdict: OpeningVerdict): string {
  const { lowest, turns, chance, turnsToWin } = verdict
  const often = `chance ${percent(100 * chance)}${chance > 0 ? `, ${turnsIn(turnsToWin)}` : ''}`
  if (winsAsSaid(verdict)) return `wins, ${often}`
  const why = reasonOf(verdict) ?? 'not explained'
  if (!lowest.won)
    return `**loses** with ${percent(100 * lowest.bossHpShare)} of its HP left, ${often}: ${why}`
  return `**wins only after its line**, in turn ${lowest.turns} of ${turns}, ${often}: ${why}`
}
