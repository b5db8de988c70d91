import type { Assumptions, TURN_SECONDS } from '@/battle/assumptions'
import type { Tier } from '@/data/vocabulary'
import type { Moment } from '@/lib/advice/moments'
import type { PlanClause, PlanStep } from '@/lib/bring/plan-steps'
import type { Figure } from '@/lib/bring/result-summary'
import type { Threats } from '@/lib/bring/threats'
import type { DescribedPlan } from '@/lib/bring/to-bring'
import type { Recommended } from '@/lib/bring/what-to-bring'
import { names } from '@/lib/words/en/names/names'
import type { LinkedText } from '@/lib/words/text-shapes'
import { builds } from './builds'
import { eitherOf, listed, percent, row, stars } from './formats'
import { cheers, faintsIn, times, turnsIn } from './phrases'
import { moments } from './timings'

const ROLES: Readonly<Record<Recommended['role'], string>> = {
  physical: 'Physical attacker',
  special: 'Special attacker',
  support: 'Support',
}

const PROGRAMS: LinkedText<'calc' | 'dex'> = [
  'Damage: ',
  { to: 'calc', text: '@smogon/calc' },
  '. Moves and abilities: ',
  { to: 'dex', text: '@pkmn/dex' },
  '.',
]

export const bring = {
  about: ({ role, build }: Pick<Recommended, 'role' | 'build'>) =>
    row([ROLES[role], builds.origin(build.origin)]),
  figures: (figures: readonly Figure[]) => row(figures.map(figure)),
  /** @param nameOf the name of a move on the raid's page, by its key */
  threats: ({ moves, areSuperEffective }: Threats, nameOf: (key: string) => string) =>
    `${moves.map(nameOf).join(', ')} (${areSuperEffective ? 'super effective' : 'hits hardest'})`,
  noThreats: 'none',
  /** @param isBegun whether the plan follows an opening; its turns then have no numbers */
  plan: (steps: readonly PlanStep[], isBegun = false): DescribedPlan => {
    const entries = entriesOf(steps)
    return {
      turns: isBegun && entries.length > 0 ? `Then ${listTurns(entries)}` : numberTurns(entries),
      conditions: conditionsOf(steps),
    }
  },
  groupStep: (step: PlanStep) => {
    const setUp = listTurns(entriesOf([step]))
    return `With four of these: ${[setUp && `${setUp}.`, ...conditionsOf([step])].filter(Boolean).join(' ')}`
  },
  /** `plans.simulated` already says that battles were simulated, and how accurate win rates are. */
  fighters:
    'The boss has the raid’s level, EVs, HP multiplier, shield and script; your Pokémon has level 100 and perfect IVs.',
  lobbyTypes:
    'Solo means you and three NPCs, who help in some raids and bring up the shield sooner in others. Nobody knows how NPCs choose moves: here they pick at random, and one starts with "Hang tough!". So each build is also tested without NPCs, and the lower win rate counts. Turns, faints and HP are from battles without NPCs. "Four of these" means four players with the same build. Supports were tested with the three best attackers anyone can get. "Randoms" are three players who hold no item, use their strongest move, and never heal or cheer.',
  ordered: (within: number, safeFrom: readonly number[], [fast, slow]: typeof TURN_SECONDS) =>
    `Sorted by solo win rate (in ${within}-point steps), then by lowest HP in the worst 1 of 10 raids (fainted, below ${eitherOf(safeFrom.map(percent))}, or higher), then by turns. The solo win rate is the lowest for turns of ${fast} to ${slow} seconds, with and without NPCs. If four of a build do clearly worse than one, their win rate counts instead.`,
  howBossFights: (tiers: readonly Tier[]) =>
    `If a boss has several possible abilities, builds fight each of them. Bosses pick moves at random. At ${listed(tiers.map(stars))} we also test a boss that always uses its strongest move, and show the lower win rate.`,
  assumed: ({
    secondsPerTurn,
    secondsToChoose,
    secondsBeforeFirst,
    secondsPerFaint,
    waitPerFaint,
    cheerFactor,
    cheerTurns,
    cheersOutlastFaint,
    healCheer,
  }: Assumptions) => {
    const [min, max] = healCheer
    return `Where sources disagree or don’t say, we assume: turns take ${secondsPerTurn} s (${secondsToChoose} s to choose); nobody moves in the first ${secondsBeforeFirst} s; a faint costs ${secondsPerFaint} s, and each one makes you wait ${waitPerFaint} s longer; ${cheers.attack} and ${cheers.defense} are ×${cheerFactor} for ${cheerTurns} turns${cheersOutlastFaint ? ', or permanent if you faint during one' : ''}; ${cheers.heal} restores ${Math.round(100 * min)}–${percent(100 * max)} of HP.`
  },
  programs: PROGRAMS,
}

function figure(figure: Figure): string {
  switch (figure.kind) {
    case 'taken':
      return `deals ${percent(figure.percent)} of boss HP solo before time runs out`
    case 'with NPCs':
      return `solo: ${percent(figure.percent)} with NPCs, ${percent(figure.without)} without`
    case 'paced':
      return `without NPCs: ${figure.chances.map(([chance, seconds]) => `${percent(chance)} with ${seconds}-second turns`).join(', ')}`
    case 'not known':
      return 'win rate not known'
    case 'turns':
      return `${turnsIn(figure.turns)}${figure.ofFour ? ' with four of these' : ''}`
    case 'faints':
      return `${faintsIn(figure.faints)} per solo raid`
    case 'lowest HP':
      return `HP rarely below ${percent(figure.percent)}`
    case 'beside the best':
      return 'with the three best attackers'
    case 'turns saved':
      return `saves ${turnsIn(figure.turns)}`
    case 'HP kept':
      return `team HP rarely below ${percent(figure.percent)} (${percent(figure.without)} without it)`
    case 'lists':
      return `works against ${figure.count} of 18 Tera types`
  }
}

/** `times` is the number of uses; `undefined` until the end. */
interface Entry {
  readonly text: string
  readonly times: number | undefined
}

function entriesOf(steps: readonly PlanStep[]): Entry[] {
  return steps.flat().flatMap((clause): Entry[] => {
    switch (clause.kind) {
      case 'set up':
        return [
          ...clause.field.map((move) => ({ text: names.move(move), times: 1 })),
          ...[...clause.boosts, ...clause.debuffs].map(({ move, times }) => ({
            text: names.move(move),
            times,
          })),
        ]
      case 'cheer':
        return [{ text: cheers[clause.cheer], times: 1 }]
      case 'help':
        return [{ text: eitherOf(clause.moves.map(names.move)), times: undefined }]
      case 'attack':
        return [{ text: names.move(clause.untilTera ?? clause.move), times: undefined }]
      default:
        return []
    }
  })
}

/** From this many uses on, turns are a range: `T1–3 Swords Dance`. */
const MIN_RANGE = 3

function numberTurns(entries: readonly Entry[]): string {
  let turn = 1
  return entries
    .flatMap(({ text, times }) => {
      const firstTurn = turn
      turn += times ?? 1
      if (times === undefined) return [`T${firstTurn} ${text} …`]
      if (times >= MIN_RANGE) return [`T${firstTurn}\u2060–\u2060${turn - 1} ${text}`]
      return Array.from({ length: times }, (_, use) => `T${firstTurn + use} ${text}`)
    })
    .map(keepTogether)
    .join(' · ')
}

// Lines break between turns, or between the moves of a turn with several moves.
function keepTogether(turn: string): string {
  return turn.replaceAll(/(?<!,) (?!or )/g, '\u00a0')
}

function listTurns(entries: readonly Entry[]): string {
  const texts = entries.map(({ text, times: count }) =>
    count === undefined ? `${text} …` : count === 1 ? text : `${text} ${times(count)}`,
  )
  return texts.join(', then ')
}

function conditionsOf(steps: readonly PlanStep[]): string[] {
  const clauses = steps.flat()
  const isLast = ({ kind }: PlanClause) => kind === 'only attack'
  return [...clauses.filter((clause) => !isLast(clause)), ...clauses.filter(isLast)].flatMap(conditionOf)
}

function conditionOf(clause: PlanClause): string[] {
  switch (clause.kind) {
    case 'set up':
      return [...clause.boosts.flatMap(raisedByItem), ...stoppedByShield(clause.debuffs)]
    case 'terastallize':
      return [`Orb full: Terastallize${clause.before ? `, best before ${moments([clause.before])}` : ''}.`]
    case 'attack':
      return [
        ...(clause.untilTera === undefined ? [] : [`Terastallized: ${names.move(clause.move)} …`]),
        ...(clause.whereStronger.length === 0
          ? []
          : [`If it does more damage: ${eitherOf(clause.whereStronger.map(names.move))}.`]),
      ]
    case 'only attack':
      return [`Boss below ${percent(clause.below)}: just attack${clause.heals ? ' and heal' : ''}.`]
    case 'attack at once':
      return ['Attack from the start.']
    case 'cheer':
      return [`${cheers[clause.cheer]} over: cheer again (${clause.cheers} per raid).`]
    case 'cheer in turn':
      return [
        `Take turns with ${cheers[clause.cheer]}, one player whenever the last wears off (${clause.cheers} each).`,
      ]
    case 'else attack':
      return [`If nothing else helps: ${eitherOf(clause.moves.map(names.move))}.`]
    case 'help':
      return []
    case 'heal':
      return heal(clause)
    case 'never heal':
      return [neverHeal(clause)]
    case 'heal the team':
      return [
        `Teammate below ${percent(clause.below)}: ${eitherOf([...clause.moves.map(names.move), cheers.heal])}.`,
      ]
    case 'field again':
      return [`${listed(clause.field.map(names.move))} over: set up again.`]
    case 'boost again':
      return [boostAgain(clause)]
    case 'debuff again':
      return [`Use ${names.move(clause.move)} again after ${resetsAt('boss', clause.after)}.`]
  }
}

type ClauseOf<T extends PlanClause['kind']> = Extract<PlanClause, { kind: T }>

function raisedByItem({ move, raisedBy }: ClauseOf<'set up'>['boosts'][number]): string[] {
  return raisedBy ? [`${names.item(raisedBy)} triggers: less ${names.move(move)}.`] : []
}

function stoppedByShield(debuffs: ClauseOf<'set up'>['debuffs']): string[] {
  const stopped = debuffs.filter(({ failsOnShield }) => failsOnShield).map(({ move }) => names.move(move))
  return stopped.length > 0 ? [`Shield up: no ${listed(stopped)}.`] : []
}

/** `Below 45%: Moonlight. Below 25%: "Heal up!"` */
function heal({ move, cheerBelow }: ClauseOf<'heal'>): string[] {
  return [
    ...(move ? [`Below ${percent(move.below)}: ${names.move(move.name)}.`] : []),
    ...(cheerBelow > 0 ? [`Below ${percent(cheerBelow)}: ${cheers.heal}`] : []),
  ]
}

function neverHeal({ by }: ClauseOf<'never heal'>): string {
  if (by === 'anything') return 'Don’t stop to heal.'
  return by === 'cheer' ? `Don’t use ${cheers.heal}` : `Don’t stop to heal with ${names.move(by.move)}.`
}

function boostAgain({ moves, resets }: ClauseOf<'boost again'>): string {
  const again = `Use ${listed(moves.map(names.move))} again after fainting`
  if (!resets) return `${again}.`
  const { at, isUsedAfter, heldWithin } = resets
  const { hp, timerBar } = heldWithin
  const reset = `${isUsedAfter ? ' and after' : ', until'} ${resetsAt('player', at)}`
  return `${again}${reset}, unless the next reset is within ${percent(hp)} HP or ${percent(timerBar)} time.`
}

function resetsAt(whose: 'player' | 'boss', at: readonly Moment[]): string {
  const cleared = whose === 'player' ? 'your boosts' : 'its debuffs'
  return `${at.length > 1 ? 'each' : 'the'} reset of ${cleared} (${moments(at)})`
}
