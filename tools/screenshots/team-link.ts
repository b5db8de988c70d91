import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from '@/lib/links/deep-link'
import { teamsPath } from '@/lib/links/file-names'
import type { NightRaid } from '@/lib/raid-night/night-team'
import { teamFragment } from '@/lib/raid-night/team-link'
import { parseTeams } from '@/lib/teams/unpack-teams'

/** A raid that is hard alone: its team of four is opened, and sent as a link. */
export const STEEL_DONDOZO: NightRaid = { tier: '6', region: 'Paldea', boss: 'Dondozo', teraType: 'Steel' }

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan']

/** The path of a link to a team of four players: the first of `data/teams` for its raid. */
export const TEAM_LINK: string = `${pathOf(STEEL_DONDOZO)}#${teamFragment({
  ...firstTeam(),
  raid: STEEL_DONDOZO,
})}`

function firstTeam() {
  const file = join('data', teamsPath(STEEL_DONDOZO) ?? '')
  const [team] = parseTeams(readFileSync(file, 'utf8'))?.teams.get(STEEL_DONDOZO.teraType) ?? []
  if (!team) throw new Error(`${file} has no team against Tera ${STEEL_DONDOZO.teraType}`)
  const raiders = team.raiders.map((raider, slot) => ({ ...raider, player: PLAYERS[slot] ?? '' }))
  return { ...team, raiders }
}
