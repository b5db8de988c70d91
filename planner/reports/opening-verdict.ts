import type { Opening } from '@/data/openings'
import { roundsOf } from '@/lib/battle/policy/opening'
import type { BattleEnd } from '@/lib/box/battles/told-battle'
import { creatureName } from '@/lib/words/en/names/creature-name'
import { readTeam } from '@/planner/openings/read-team'
import { TeamBattles } from '@/planner/openings/team-battles'
import { raidsNamed } from '@/planner/raids/raids-named'

/** How an opening fares in our battles. */
interface OpeningVerdict {
  readonly said: Opening
  /** `undefined` for a boss that battles do not have yet: an event's. */
  readonly replay: Replay | undefined
}

/** How an opening is replayed. */
interface Replay {
  /** How the battle with the lowest rolls ends. */
  readonly lowest: BattleEnd
  /** Turns that the opening takes. */
  readonly turns: number
  /** The share of battles with real rolls that are won. */
  readonly chance: number
}

/** How each is played where the opening leaves the boss with HP. */
const AFTERWARDS = { boosts: 2, debuffs: 0, repeatAfterReset: true, caution: 'mean hit' } as const

/** Replays an opening. Throws for a team, a line or an ordinary boss that cannot be read. */
export function openingVerdict(said: Opening): OpeningVerdict {
  const { builds, steps } = readTeam(said)
  const { tier, region, boss, teraType } = said
  if (!region) return { said, replay: undefined }
  const [raid] = raidsNamed([tier, region, boss].join('/'))
  if (!raid) throw new Error(`No raid is named ${boss}`)
  const battles = new TeamBattles({ raid, teraType, builds, opening: steps, plan: AFTERWARDS })
  const { length: turns } = roundsOf(steps)
  return { said, replay: { lowest: battles.lowest(), turns, chance: battles.chance().wins } }
}

/** The row of an opening in `docs/plans.md`: raid, team, line, what is said, and how it fares. */
export function openingRow({ said, replay }: OpeningVerdict): string[] {
  const { tier, boss, teraType, line, source } = said
  const team = readTeam(said).builds.map(({ species }) => creatureName(species))
  return [
    `${tier}★ ${boss}, ${teraType}`,
    team.join(', '),
    line,
    `[${SAID[said.rolls]}](${source})`,
    replay ? faring(replay) : 'not yet replayed: event boss',
  ]
}

/** The heads of the columns. */
export const OPENING_HEADS = ['raid', 'team', 'line', 'said', 'verdict']

const SAID: Readonly<Record<Opening['rolls'], string>> = { lowest: 'wins', mean: 'wins with mean rolls' }

function faring({ lowest, turns, chance }: Replay): string {
  const often = `chance ${percent(chance)}`
  if (!lowest.won) return `**loses** with ${percent(lowest.bossHpShare)} of its HP left, ${often}`
  if (lowest.turns <= turns) return `wins, ${often}`
  return `**wins only after its line**, in turn ${lowest.turns} of ${turns}, ${often}`
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
