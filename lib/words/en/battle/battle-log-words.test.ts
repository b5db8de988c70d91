import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dex } from '@pkmn/dex'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import {
  type BattleEvent,
  BOSS,
  type Cured,
  type FailReason,
  type FieldEffect,
  type HpCause,
  type NamedCause,
  type ReportedVolatile,
  RULED_VOLATILES,
  type SideEffect,
  STATUSES,
  type StopReason,
} from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import { raidArenas } from '@/battle/odds/raid-arenas'
import { attackerPolicy } from '@/battle/policy/attacker'
import { simulateWithLog, snapshotOf } from '@/battle/turns/battle-log'
import type { Player } from '@/battle/turns/fight'
import { raidIndex } from '@/data/shipped/raid-index'
import { TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import { findRaid } from '@/lib/raid/find-raid'
import type { RaidId } from '@/lib/raid/raid-id'
import { constantDamage, makeArena, makeBoss, makeRaider, playOut } from '@/testing/battle/battles'
import { battleLog } from './battle-log'

const ofTheGames = [...Dex.moves.all(), ...Dex.abilities.all(), ...Dex.items.all()].filter(
  ({ isNonstandard }) => !isNonstandard || isNonstandard === 'Past',
)

const IDS: ReadonlySet<string> = new Set([
  ...ofTheGames.filter(({ id, name }) => name.toLowerCase() !== id).map(({ id }) => id),
  ...[
    'auroraVeil',
    'lightScreen',
    'mustrecharge',
    'partiallytrapped',
    'frz',
    'par',
    'psn',
    'slp',
    'tox',
    'brn',
  ],
])

const BARE_WORD = /: (?!it\b|its\b|slower |accuracy [+−]|evasion [+−])[a-z]/

const CAMEL_CASE = /[a-z][A-Z]/

function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

function isInWords(line: string): boolean {
  if (BARE_WORD.test(line) || CAMEL_CASE.test(line)) return false
  // The form is spelled like the ID of Blood Moon.
  const words = line.replaceAll('Bloodmoon Ursaluna', 'Ursaluna').split(/[^A-Za-z0-9]+/)
  return !words.some((word) => IDS.has(word) || IDS.has(uncapitalized(word)))
}

const MOVES = Dex.moves
  .all()
  .filter((move) => (!move.isNonstandard || move.isNonstandard === 'Past') && !move.isZ && !move.isMax)
const ABILITIES = Dex.abilities.all().filter(({ isNonstandard }) => !isNonstandard)
const ITEMS = Dex.items.all().filter(({ isNonstandard }) => !isNonstandard)
const MOVES_PER_BATTLE = 4

function logBattle(arena: Arena, players: readonly Player[], seed: number) {
  const { turns } = simulateWithLog(arena, players, createRandom(seed))
  const lines = battleLog.turns(turns).flatMap(({ lines }) => lines)
  return {
    events: turns.flatMap(({ events }) => events),
    wrong: lines.filter((line) => !isInWords(line)),
  }
}

const everyMove = Array.from({ length: Math.ceil(MOVES.length / MOVES_PER_BATTLE) }, (_, index) =>
  MOVES.slice(index * MOVES_PER_BATTLE, (index + 1) * MOVES_PER_BATTLE).map(({ name }) => moveNamed(name)),
)

function drawnFighter(index: number, moves: Fighter['moves']): Partial<Fighter> {
  return {
    ability: ABILITIES[index % ABILITIES.length]?.name,
    item: ITEMS[index % ITEMS.length]?.name,
    types: [TYPE_NAMES[index % TYPE_NAMES.length] ?? 'Ghost'],
    moves,
  }
}

function logBattleWith(moves: Fighter['moves'], index: number, seed: number) {
  const ofBoss = drawnFighter(2 * index + seed * everyMove.length, moves)
  const ofRaiders = drawnFighter(2 * index + 1 + seed * everyMove.length, moves)
  const arena = makeArena({
    boss: makeBoss({ ...ofBoss, randomMoveCount: moves.length }),
    damageOf: constantDamage(60),
    raidSeconds: 300,
  })
  const players = [undefined, 0].map(
    (ally): Player => ({
      fighter: makeRaider(ofRaiders),
      decide: (_, { turn }) => ({ kind: 'move', move: turn % moves.length, ally, terastallize: true }),
    }),
  )
  return logBattle(arena, players, seed)
}

function volatilesOf(events: readonly BattleEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'volatile' ? [event.id] : []))
}

const VOLATILES: readonly ReportedVolatile[] = [...RULED_VOLATILES, 'helpinghand', 'substitute']

const NAMED: readonly NamedCause[] = [
  { move: "King's Shield" },
  { item: 'Rocky Helmet' },
  { ability: 'Good as Gold' },
]

/** The compiler requires every term of a type. */
function keysOf<T extends string>(terms: Readonly<Record<T, true>>): T[] {
  return Object.keys(terms) as T[]
}

const FAILURES: readonly FailReason[] = [
  ...keysOf<Exclude<FailReason, NamedCause | ReportedVolatile>>({
    asleep: true,
    condition: true,
    frozen: true,
    HP: true,
    loafing: true,
    'no effect': true,
    'no move': true,
    'no target': true,
    'not simulated': true,
    paralysis: true,
    raid: true,
    recharge: true,
    'shield broken': true,
  }),
  ...RULED_VOLATILES,
  ...NAMED,
]

const STOPS: readonly StopReason[] = [
  ...keysOf<Exclude<StopReason, NamedCause | ReportedVolatile>>({
    away: true,
    'Dark type': true,
    'Grass type': true,
    immune: true,
    shield: true,
  }),
  'substitute',
  ...RULED_VOLATILES,
  ...NAMED,
]

const HP_CAUSES: readonly HpCause[] = [
  ...keysOf<Exclude<HpCause, NamedCause>>({
    'binding move': true,
    brn: true,
    confusion: true,
    drain: true,
    'Heal cheer': true,
    psn: true,
    recoil: true,
    tox: true,
  }),
  ...NAMED,
]

const CURES = keysOf<Cured>({
  all: true,
  brn: true,
  confusion: true,
  frz: true,
  par: true,
  psn: true,
  slp: true,
  syrupbomb: true,
  tox: true,
  yawn: true,
})

const FIELDS = keysOf<FieldEffect>({
  'Electric Terrain': true,
  'Grassy Terrain': true,
  'Misty Terrain': true,
  'Psychic Terrain': true,
  Gravity: true,
  'Magic Room': true,
  'Trick Room': true,
  'Wonder Room': true,
  Rain: true,
  Sand: true,
  Snow: true,
  Sun: true,
})

const SIDES = keysOf<SideEffect>({
  auroraVeil: true,
  lightScreen: true,
  mist: true,
  quickGuard: true,
  reflect: true,
  safeguard: true,
  tailwind: true,
  wideGuard: true,
})

const EVERY_TERM: readonly BattleEvent[] = [
  ...VOLATILES.map((id) => ({ kind: 'volatile', who: BOSS, id }) as const),
  ...FAILURES.map((why) => ({ kind: 'fails', by: BOSS, why }) as const),
  ...STOPS.map((why) => ({ kind: 'unaffected', who: BOSS, why }) as const),
  ...HP_CAUSES.flatMap((by) =>
    (['hurt', 'heals'] as const).map((kind) => ({ kind, who: BOSS, amount: 25, by }) as const),
  ),
  ...STATUSES.map((status) => ({ kind: 'status', who: BOSS, status }) as const),
  ...CURES.map((of) => ({ kind: 'cured', who: BOSS, of }) as const),
  ...FIELDS.flatMap((effect) =>
    (['field', 'field ends'] as const).map((kind) => ({ kind, effect }) as const),
  ),
  ...SIDES.flatMap((effect) =>
    (['side', 'side ends'] as const).map((kind) => ({ kind, effect, who: BOSS }) as const),
  ),
  ...(['attack', 'defense', 'heal'] as const).map((cheer) => ({ kind: 'cheer', by: BOSS, cheer }) as const),
  ...(['orb', 'boss reset', 'player reset', 'move'] as const).map(
    (action) => ({ kind: 'scripted', action, move: action === 'move' ? 'Bulk Up' : undefined }) as const,
  ),
]

test.each(EVERY_TERM)('$kind is in words: %j', (event) => {
  const after = snapshotOf(playOut({ turns: [] }).state)
  const [turn] = battleLog.turns([{ turn: 1, events: [event], after }])
  expect(turn?.lines).toHaveLength(1)
  expect(turn?.lines.filter((line) => !isInWords(line) || line.includes('undefined'))).toEqual([])
})

test('a battle log describes every move, ability, item and effect in words', () => {
  const battles = [1, 2, 3].flatMap((seed) =>
    everyMove.map((moves, index) => logBattleWith(moves, index, seed)),
  )
  const volatiles = new Set(battles.flatMap(({ events }) => volatilesOf(events)))
  // A few volatiles may not occur in these battles.
  expect(volatiles.size).toBeGreaterThan(RULED_VOLATILES.length - 5)
  expect(battles.flatMap(({ wrong }) => wrong)).toEqual([])
})

test.each(TIERS)('the battle log of a %s★ raid is in words', (tier) => {
  const sample = raidIndex.filter((id) => id.tier === tier).filter((_, index) => index % 20 === 7)
  expect(sample.length).toBeGreaterThan(1)
  expect(sample.flatMap((id) => logRaid(id).wrong)).toEqual([])
})

function logRaid(id: RaidId) {
  const raid = findRaid(id)
  const { teraType = 'Fairy' } = raid?.boss ?? {}
  const plans = parsePlans(readFileSync(join('data', plansPath(id)), 'utf8'))
  const [bestAttacker] = plans?.get(teraType)?.attackers ?? []
  if (!raid || !bestAttacker) throw new Error(`nobody against ${id.boss}`)
  const [arena] = raidArenas({
    raid,
    teraType,
    abilities: ['Pressure'],
    moveOf: moveNamed,
    damageOf: createDamageSource().rolls,
  })
  const player = {
    fighter: raiderFighter(bestAttacker.build, moveNamed),
    decide: attackerPolicy(bestAttacker.plan),
  }
  return logBattle(arena, [player], 1)
}
