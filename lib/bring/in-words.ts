import { type LobbyClauses, lobbyLines } from '@/lib/advice/lobby'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { fileNameOf } from '@/lib/links/file-names'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { creatureName } from '@/lib/words/en/names/creature-name'
import type { Sentences } from '@/lib/words/language'
import { attackerGlance, supportGlance } from './glance'
import { knownBuilds } from './known-builds'
import { neverTerastallizes } from './plan-steps'
import type { Sort } from './search/build-search'
import type { TeamList } from './team/shown-team'
import { teamInWords } from './team/team-in-words'
import type { ToldTeam } from './team/told-teams'
import type { BuildList, ShownBuild, ToBring } from './to-bring'
import type { Recommendations, Recommended } from './what-to-bring'

/** What of a raid is said beside its builds: its moves by their names, and what the lines for its lobby are made of. */
interface AdvisedRaid extends Pick<RaidView, 'teraType' | 'moves'> {
  readonly lobbyClauses?: LobbyClauses | undefined
}

/**
 * What to bring to a raid, in the words of a language.
 *
 * @param sort the order that the attackers stand in
 */
export function toBringInWords(
  recommendations: Recommendations,
  raid: AdvisedRaid,
  sentences: Sentences,
  sort?: Sort,
): ToBring {
  const { attackers, supports, nobodyWinsAlone, needsNoSupport, teams } = recommendations
  const { lobbyClauses, teraType } = raid
  return {
    attackers: buildList(attackers, (attacker) => ({
      ...shown(attacker, raid, sentences),
      glance: sentences.glance(attackerGlance(attacker, sort)),
    })),
    supports: buildList(supports, (support) => ({
      ...shown(support, raid, sentences),
      glance: sentences.glance(supportGlance(support)),
    })),
    nobodyWinsAlone,
    needsNoSupport: needsNoSupport && !teams,
    ...(teams && { teams: teamList(teams, sentences) }),
    ...(lobbyClauses && {
      lobby: sentences.lobby(lobbyLines(lobbyClauses, { teraType, ...knownBuilds(recommendations) })),
    }),
  }
}

function teamList(told: readonly ToldTeam[], sentences: Sentences): TeamList {
  const teams = told.map((team) => teamInWords(team, sentences.teams.title(team), sentences))
  return { heads: teams.map(({ title, glance }) => ({ title, glance })), teams }
}

function buildList(
  list: readonly Recommended[],
  inWords: (recommended: Recommended) => Omit<ShownBuild, 'anchor'>,
): BuildList {
  const anchors = anchorsOf(list)
  return {
    count: list.length,
    builds: list.map((recommended, place) => ({
      anchor: anchors[place] ?? '',
      ...inWords(recommended),
    })),
  }
}

/** The anchors of builds, all different. They are of the English names in all languages, since links have them. */
function anchorsOf(list: readonly Recommended[]): string[] {
  const anchors = list.map(({ build, role }) =>
    fileNameOf(`${creatureName(build.species)}${role === 'support' ? ' support' : ''}`),
  )
  return anchors.map((anchor, place) => {
    const before = anchors.slice(0, place).filter((other) => other === anchor).length
    return before > 0 ? `${anchor}-${before + 1}` : anchor
  })
}

function shown(
  recommended: Recommended,
  { moves }: AdvisedRaid,
  { names, bring, builds }: Sentences,
): Omit<ShownBuild, 'anchor' | 'glance'> {
  const { build, chances, threats, steps, groupStep } = recommended
  const { species, teraType } = build
  const anyTera = neverTerastallizes(steps)
  const nameOf = (key: string) => moves.find((move) => move.key === key)?.name ?? key
  return {
    species,
    teraType,
    ...(anyTera && { anyTera }),
    name: names.species(species),
    about: bring.about(recommended),
    move: recommended.move,
    moveName: names.move(recommended.move),
    chances,
    figures: bring.figures(recommended.figures),
    steps: [...steps.map(bring.step), ...(groupStep ? [bring.groupStep(groupStep)] : [])],
    item: builds.item(build.item),
    ability: names.ability(build.ability),
    training: builds.training(build),
    ...(!anyTera && { threats: threats ? bring.threats(threats, nameOf) : bring.noThreats }),
    moves: builds.moves(build),
    set: setOfBuild(anyTera ? { ...build, teraType: undefined } : build),
  }
}
