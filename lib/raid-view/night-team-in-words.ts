import type { PlannedRaid } from '@/lib/bring/planned-raid'
import type { ShownTeam } from '@/lib/bring/team/shown-team'
import { teamPlay } from '@/lib/bring/team/team-summary'
import type { NightTeam } from '@/lib/raid-night/night-team'
import type { Sentences } from '@/lib/words/language'
import { teamInWords } from './team-in-words'

/** A team of players in the words of a language: each slot is named by its player, and has the Tera type that it has. */
export function nightTeamInWords(team: NightTeam, raid: PlannedRaid, sentences: Sentences): ShownTeam {
  const told = teamPlay(team, { ...raid, teraType: team.raid.teraType })
  const shown = teamInWords(told, sentences.night.team, sentences)
  return {
    ...shown,
    slots: shown.slots.map((slot, place) => ({
      ...slot,
      anyTera: undefined,
      name: sentences.night.slot(place + 1, team.raiders[place]?.player ?? '', slot.species),
    })),
  }
}
