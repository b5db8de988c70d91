import { neverTerastallizes } from '@/lib/bring/plan-steps'
import type { PlannedRaid } from '@/lib/bring/planned-raid'
import type { ShownSlot, ShownTeam } from '@/lib/bring/team/shown-team'
import {
  type TeamPlay,
  type TeamSlot,
  teamOutcome,
  teamPlay,
  teamSummaryLine,
} from '@/lib/bring/team/team-summary'
import { setOfBuild } from '@/lib/builds/set-of-build'
import type { NightTeam } from '@/lib/raid-night/night-team'
import type { Sentences } from '@/lib/words/language'

export function teamInWords(team: TeamPlay, title: string, sentences: Sentences): ShownTeam {
  const { teams, summaryLine } = sentences
  return {
    title,
    glance: summaryLine(teamSummaryLine(team)),
    outcome: summaryLine(teamOutcome(team)),
    who: teams.who(team.slots.map(({ build }) => build.species)),
    slots: team.slots.map((slot) => shownSlot(slot, sentences)),
    sets: team.slots
      .map((slot) => setOfBuild(fitsAnyTera(slot) ? { ...slot.build, teraType: undefined } : slot.build))
      .join('\n'),
  }
}

function fitsAnyTera({ opening, steps }: TeamSlot): boolean {
  return neverTerastallizes(steps) && !opening.some((turn) => turn.kind === 'move' && turn.terastallize)
}

function shownSlot(slot: TeamSlot, { teams, names, builds, bring }: Sentences): ShownSlot {
  const { build, opening } = slot
  const { turns, conditions } = bring.plan(slot.steps, opening.length > 0)
  return {
    species: build.species,
    teraType: build.teraType,
    ...(fitsAnyTera(slot) && { anyTera: true }),
    name: names.species(build.species),
    about: teams.about(slot),
    first: opening.length > 0 ? opening.map(teams.turn) : [turns],
    training: teams.training(build),
    moves: builds.moveNames(build),
    steps: opening.length > 0 ? [turns, ...conditions].filter((text) => text !== '') : conditions,
  }
}

/** Describes a raid night team. Each slot has its player's name and its actual Tera type. */
export function nightTeamInWords(team: NightTeam, raid: PlannedRaid, sentences: Sentences): ShownTeam {
  const play = teamPlay(team, { ...raid, teraType: team.raid.teraType })
  const described = teamInWords(play, sentences.night.team, sentences)
  return {
    ...described,
    slots: described.slots.map((slot, index) => ({
      ...slot,
      anyTera: undefined,
      name: sentences.night.slot(index + 1, team.raiders[index]?.player ?? '', slot.species),
    })),
  }
}
