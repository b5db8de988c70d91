import type { Tier } from '@/data/vocabulary'
import type { Assumptions, PACES } from '@/lib/battle/model/assumptions'
import type { Figure } from '@/lib/bring/figures'
import type { PlanClause, PlanStep } from '@/lib/bring/plan-steps'
import type { Threats } from '@/lib/bring/threats'
import type { Uses } from '@/lib/bring/used-boosts'
import type { Recommended } from '@/lib/bring/what-to-bring'
import { names } from '@/lib/words/en/names/names'
import type { LinkedText } from '@/lib/words/linked-text'
import { builds } from './builds'
import { eitherOf, listed, percent, row, stars } from './figures'
import { cheers, clauses, faintsIn, times, turnsIn } from './phrases'
import { at, atEach } from './timings'

const ROLES: Readonly<Record<Recommended['role'], string>> = {
  physical: 'Physical attacker',
  special: 'Special attacker',
  support: 'Support',
}

const PROGRAMS: LinkedText<'calc' | 'dex'> = [
  'Damage is by ',
  { to: 'calc', text: '@smogon/calc' },
  '; what moves and abilities do is from ',
  { to: 'dex', text: '@pkmn/dex' },
  '.',
]

/** What to bring to a raid: builds, how they fare and how they are played. */
export const bring = {
  /** What a build is, and how its Pokémon is got: `Physical attacker · Paradox`. */
  about: ({ role, build }: Pick<Recommended, 'role' | 'build'>) =>
    row([ROLES[role], builds.origin(build.origin)]),
  /** `12.4 turns · 0.3 faints per solo raid` */
  figures: (figures: readonly Figure[]) => row(figures.map(figure)),
  /** @param nameOf a move's name in the view of the raid, by its key */
  threats: ({ moves, areSuperEffective }: Threats, nameOf: (key: string) => string) =>
    `${moves.map(nameOf).join(', ')} (${areSuperEffective ? 'super effective' : 'hits hardest'})`,
  noThreats: 'none',
  /** A step of one attacker's or support's plan. */
  step: (step: PlanStep) => clauses(step.map(clauseOf)),
  /** What four do otherwise than one. */
  groupStep: (step: PlanStep) => `Team of four of these: ${step.map(clauseOf).join('; ')}`,
  /** Who fought. That they did, and how certain chances are, is said before: `plans.simulated`. */
  fighters:
    'The boss has the raid’s level, EVs, HP multiplier, shield and script; your Pokémon has level 100 and perfect IVs.',
  aloneAndFour:
    'Solo means you and the game’s three NPCs. They help in some raids and bring the shield sooner in others. How they choose moves is not known: here at random, and one starts with a Defense cheer. So each build also fights without them, and the lower win rate counts. Turns, faints and HP are those without NPCs. A team of four of these is four players with the same build. Supports fight beside the three best attackers that every player can get. With strangers means three partners who hold no item, have no plan, press what hits hardest, and never heal or cheer.',
  /** By what builds are sorted. @param paces the seconds of fast and of slow turns */
  ordered: (within: number, safeFrom: readonly number[], [fast, slow]: typeof PACES) =>
    `Sorted by solo win rate (in ${within}-point steps; the lowest of turns that take ${fast} to ${slow} seconds, with NPCs and without), then by how low its HP falls in the worst 1 of 10 raids (it faints, or keeps less than ${eitherOf(safeFrom.map(percent))}, or more), then by turns. If four of a build do clearly worse than one, their win rate counts instead.`,
  /** How a boss is fought, and in which tiers also as one that picks its strongest move. */
  howBossFights: (tiers: readonly Tier[]) =>
    `A boss that may have several abilities is fought with each of them. It picks its moves at random; at ${listed(tiers.map(stars))} it is also fought always picking its strongest, and the lower chance counts.`,
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
    const [least, most] = healCheer.map((share) => percent(100 * share))
    return `Assumed where sources differ or are silent: a turn takes ${secondsPerTurn} seconds, ${secondsToChoose} of them to choose; nobody moves in the first ${secondsBeforeFirst}; each faint takes ${secondsPerFaint} seconds off the timer, and you wait ${waitPerFaint} seconds longer each time; an Attack or Defense cheer multiplies by ${cheerFactor} for ${cheerTurns} turns${cheersOutlastFaint ? ', and for good for one that faints meanwhile' : ''}; a Heal cheer restores ${least} to ${most} of HP.`
  },
  programs: PROGRAMS,
}

function figure(figure: Figure): string {
  switch (figure.kind) {
    case 'taken':
      return `deals ${percent(figure.percent)} solo before time runs out`
    case 'with NPCs':
      return `solo: ${percent(figure.percent)} with NPCs, ${percent(figure.without)} without`
    case 'paced':
      return `without NPCs: ${figure.chances.map(([chance, seconds]) => `${percent(chance)} with ${seconds}-second turns`).join(', ')}`
    case 'not known':
      return 'win rate not known'
    case 'turns':
      return `${turnsIn(figure.turns)}${figure.ofFour ? ' with a team of four of these' : ''}`
    case 'faints':
      return `${faintsIn(figure.faints)} per solo raid`
    case 'lowest HP':
      return `1 raid in 10: down to ${percent(figure.percent)} HP`
    case 'beside the best':
      return 'beside the three best attackers'
    case 'turns saved':
      return `saves your team ${turnsIn(figure.turns)}`
    case 'HP kept':
      return `1 raid in 10: one of you down to ${percent(figure.percent)} HP, ${percent(figure.without)} without it`
    case 'lists':
      return `listed for ${figure.count} of 18 Tera types, chances are the mean of those`
  }
}

function clauseOf(clause: PlanClause): string {
  switch (clause.kind) {
    case 'set up':
      return setUp(clause)
    case 'terastallize':
      return terastallize(clause)
    case 'attack':
      return attack(clause)
    case 'only attack':
      return `once the boss is below ${percent(clause.below)} HP, only attack${clause.heals ? ' and heal' : ''}`
    case 'attack at once':
      return 'attack from the start'
    case 'cheer':
      return `use a ${cheers[clause.cheer]} cheer whenever the last has ended (you have ${clause.cheers} cheers)`
    case 'cheer in turn':
      return `take turns to use a ${cheers[clause.cheer]} cheer, one of you whenever the last has ended (${clause.cheers} each)`
    case 'else attack':
      return `attack with ${eitherOf(clause.moves.map(names.move))} where nothing else helps`
    case 'help':
      return `otherwise use ${eitherOf(clause.moves.map(names.move))}`
    case 'heal':
      return heal(clause)
    case 'never heal':
      return neverHeal(clause)
    case 'heal the team':
      return healTeam(clause)
    case 'field again':
      return `set up ${listed(clause.field.map(names.move))} again when ${clause.field.length > 1 ? 'they end' : 'it ends'}`
    case 'boost again':
      return boostAgain(clause)
    case 'debuff again':
      return `use ${names.move(clause.move)} again after it clears its debuffs ${atEach(clause.after)}`
  }
}

type ClauseOf<Kind extends PlanClause['kind']> = Extract<PlanClause, { kind: Kind }>

function setUp({ field, boosts, debuffs }: ClauseOf<'set up'>): string {
  return [
    field.length > 0 && `set up ${listed(field.map(names.move))}`,
    ...boosts.map(
      (boost) =>
        `${uses(boost)}${boost.raisedBy ? `, fewer if ${names.item(boost.raisedBy)} raises you` : ''}`,
    ),
    ...debuffs.map((debuff) => `${uses(debuff)}${debuff.failsOnShield ? ' before the shield rises' : ''}`),
  ]
    .filter(Boolean)
    .join(', then ')
}

function uses({ move, times: count }: Uses): string {
  return `use ${names.move(move)} ${times(count)}`
}

function terastallize({ before }: ClauseOf<'terastallize'>): string {
  const soon = 'Terastallize as soon as the Tera Orb is charged'
  return before ? `${soon}, before its charge is stolen ${at(before)}` : soon
}

function attack({ move, untilTera, whereStronger }: ClauseOf<'attack'>): string {
  const first = untilTera === undefined ? '' : `${names.move(untilTera)} until you Terastallize, then with `
  const others =
    whereStronger.length > 0 ? ` (${eitherOf(whereStronger.map(names.move))} where it does more)` : ''
  return `attack with ${first}${names.move(move)}${others} to the end, shield up or down`
}

const HEAL_CHEER = `${cheers.heal} cheer`

/** `below 45% HP: Giga Drain. Below 25%: "Heal up!"` */
function heal({ move, cheerBelow }: ClauseOf<'heal'>): string {
  const cheer = cheerBelow > 0 && `elow ${percent(cheerBelow)}`
  if (!move) return `b${cheer} HP: ${cheers.heal}`
  const first = `below ${percent(move.below)} HP: ${names.move(move.name)}`
  return cheer ? `${first}. B${cheer}: ${cheers.heal}` : first
}

function neverHeal({ by }: ClauseOf<'never heal'>): string {
  if (by === 'anything') return 'don’t stop to heal'
  return by === 'cheer' ? `don’t use a ${HEAL_CHEER}` : `don’t stop to heal with ${names.move(by.move)}`
}

function healTeam({ moves, below }: ClauseOf<'heal the team'>): string {
  const means = eitherOf([...moves.map(names.move), `a ${HEAL_CHEER}`])
  return `use ${means} when one of you is below ${percent(below)} HP`
}

function boostAgain({ moves, resets }: ClauseOf<'boost again'>): string {
  const again = `use ${listed(moves.map(names.move))} again after a faint`
  if (!resets) return again
  const { isUsedAfter, heldWithin } = resets
  const cleared = `${isUsedAfter ? 'and after it' : 'until it first'} clears your boosts ${atEach(resets.at)}`
  return `${again}, ${cleared}; never within ${percent(heldWithin.hp)} HP or ${percent(heldWithin.timerBar)} of the timer bar before that`
}
