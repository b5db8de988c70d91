import { type LobbyClauses, lobbyAdvice } from '@/lib/advice/lobby'
import type { LobbyTip, LobbyType } from '@/lib/advice/lobby-clauses'
import { knownBuilds, pickWithRandoms } from '@/lib/bring/known-builds'
import { neverTerastallizes } from '@/lib/bring/plan-steps'
import { chanceOf } from '@/lib/bring/result-summary'
import type { Sort } from '@/lib/bring/search/build-search'
import { attackerSummary, type SummaryPart, soloSummary, supportSummary } from '@/lib/bring/summary-line'
import type { TeamList } from '@/lib/bring/team/shown-team'
import type { TeamSummary } from '@/lib/bring/team/team-summary'
import type { FirstPick } from '@/lib/bring/tera-types/first-picks'
import type { BuildList, CompanyPlan, ShownBuild, ShownPick, ToBring } from '@/lib/bring/to-bring'
import type { Recommendations, Recommended } from '@/lib/bring/what-to-bring'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { fileNameOf } from '@/lib/links/file-names'
import { creatureName } from '@/lib/words/en/names/creature-name'
import type { Sentences } from '@/lib/words/language'
import type { RaidView } from './raid-view'
import { teamInWords } from './team-in-words'

interface AdvisedRaid extends Pick<RaidView, 'teraType' | 'moves'> {
  readonly lobbyClauses?: LobbyClauses | undefined
}

/**
 * Describes recommendations in the words of a language.
 *
 * @param sort the order of the attackers
 */
export function toBringInWords(
  recommendations: Recommendations,
  raid: AdvisedRaid,
  sentences: Sentences,
  sort?: Sort,
): ToBring {
  const { attackers, supports, teams } = recommendations
  return {
    attackers: buildList(attackers, (attacker) =>
      describeBuild(attacker, attackerSummary(attacker, sort), raid, sentences),
    ),
    supports: buildList(supports, (support) =>
      describeBuild(support, supportSummary(support), raid, sentences),
    ),
    ...(teams && { teams: teamList(teams, sentences) }),
    ...(recommendations.picks && { picks: recommendations.picks.map((pick) => shownPick(pick, sentences)) }),
    ...(attackers.length > 0 && { plan: companyPlans(recommendations, raid, sentences) }),
  }
}

function companyPlans(
  recommendations: Recommendations,
  { lobbyClauses, teraType }: AdvisedRaid,
  { lobby, bring, summaryLine }: Sentences,
): Record<LobbyType, CompanyPlan> {
  const { attackers, teams, strangers } = recommendations
  const fourStep = attackers[0]?.groupStep
  const clauses = lobbyClauses
    ? lobbyAdvice(lobbyClauses, { teraType, ...knownBuilds(recommendations) })
    : { alone: [], strangers: [], friends: [] }
  const adviceFor = (company: LobbyType) => ({
    verdict: lobby(clauses[company].filter(isVerdict)),
    advice: lobby(clauses[company].filter((clause) => !isVerdict(clause))),
  })
  const friends = adviceFor('friends')
  const [bestAttacker] = attackers
  const chances = bestAttacker?.chances ?? []
  const showsFour =
    bestAttacker &&
    chances.length > 0 &&
    attackerSummary(bestAttacker).some(({ kind }) => kind === 'four win')
  const pickAt = (pick: number) => {
    const build = attackers[pick]
    return { pick, ...(build?.multipliers && { multipliers: build.multipliers }) }
  }
  const wins = (kind: 'with randoms' | 'four win', percent: number) => ({
    wins: summaryLine([{ kind, percent }]),
  })
  return {
    alone: {
      ...pickAt(0),
      ...(showsFour && { wins: summaryLine(soloSummary(bestAttacker)) }),
      ...adviceFor('alone'),
    },
    strangers: {
      ...pickAt(pickWithRandoms(recommendations)),
      ...(strangers && wins('with randoms', strangers.chance)),
      ...adviceFor('strangers'),
    },
    friends: {
      ...(!teams && { ...pickAt(0), ...(chances.length > 0 && wins('four win', chanceOf('four', chances))) }),
      ...friends,
      advice: [...(!teams && fourStep ? [bring.groupStep(fourStep)] : []), ...friends.advice],
    },
  }
}

function isVerdict({ kind }: LobbyTip): boolean {
  return kind === 'nobody wins alone' || kind === 'better alone' || kind === 'strangers lose'
}

function shownPick({ species, ...pick }: FirstPick, { names }: Sentences): ShownPick {
  return { ...pick, ...(species && { name: names.species(species) }) }
}

function teamList(summaries: readonly TeamSummary[], sentences: Sentences): TeamList {
  const teams = summaries.map((team) => teamInWords(team, sentences.teams.title(team), sentences))
  return { heads: teams.map(({ title, glance }) => ({ title, glance })), teams }
}

function buildList(
  list: readonly Recommended[],
  inWords: (recommended: Recommended) => Omit<ShownBuild, 'anchor'>,
): BuildList {
  const anchors = anchorsOf(list)
  return {
    count: list.length,
    builds: list.map((recommended, index) => ({
      anchor: anchors[index] ?? '',
      ...inWords(recommended),
    })),
  }
}

/** Anchors are unique. All languages use the English names, so that links work everywhere. */
function anchorsOf(list: readonly Recommended[]): string[] {
  const anchors = list.map(({ build, role }) =>
    fileNameOf(`${creatureName(build.species)}${role === 'support' ? ' support' : ''}`),
  )
  return anchors.map((anchor, index) => {
    const duplicates = anchors.slice(0, index).filter((earlier) => earlier === anchor).length
    return duplicates > 0 ? `${anchor}-${duplicates + 1}` : anchor
  })
}

function describeBuild(
  recommended: Recommended,
  row: readonly SummaryPart[],
  { moves }: AdvisedRaid,
  { names, bring, builds, summaryLine }: Sentences,
): Omit<ShownBuild, 'anchor'> {
  const { build, chances, threats, steps, groupStep, figures } = recommended
  const { species, teraType } = build
  const anyTera = neverTerastallizes(steps)
  const [against] = row.flatMap((part) => (part.kind === 'lists' ? [part.count] : []))
  const nameOf = (key: string) => moves.find((move) => move.key === key)?.name ?? key
  return {
    species,
    teraType,
    ...(anyTera && { anyTera }),
    name: names.species(species),
    about: bring.about(recommended),
    move: recommended.move,
    chances,
    ...(against !== undefined && { against }),
    glance: summaryLine(row),
    figures: bring.figures(figures.filter((figure) => !row.some(({ kind }) => kind === figure.kind))),
    ...bring.plan(steps),
    ...(groupStep && { four: bring.groupStep(groupStep) }),
    item: builds.item(build.item),
    ability: names.ability(build.ability),
    training: builds.training(build),
    ...(!anyTera && { threats: threats ? bring.threats(threats, nameOf) : bring.noThreats }),
    moves: builds.moves(build),
    set: setOfBuild(anyTera ? { ...build, teraType: undefined } : build),
  }
}
