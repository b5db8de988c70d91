import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dex } from '@pkmn/dex'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { type BattleEvent, RULED_VOLATILES } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import { raidArenas } from '@/battle/odds/raid-arenas'
import { attackerPlaying } from '@/battle/policy/attacker'
import { simulateWithLog } from '@/battle/turns/battle-log'
import type { Player } from '@/battle/turns/fight'
import { raidIndex } from '@/data/shipped/raid-index'
import { TIERS, TYPE_NAMES } from '@/data/vocabulary'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import { findRaid } from '@/lib/raid/find-raid'
import type { RaidId } from '@/lib/raid/raid-id'
import { constantDamage, makeArena, makeBoss, makeRaider } from '@/testing/battle/battles'
import { battleLog } from './battle-log'

const ofTheGames = [...Dex.moves.all(), ...Dex.abilities.all(), ...Dex.items.all()].filter(
  ({ isNonstandard }) => !isNonstandard || isNonstandard === 'Past',
)

/** Ids that aren't English words: `banefulbunker`, and ids of conditions and sides. */
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

/** A bare word of the simulator, as in `fails: pause`. */
const BARE_WORD = /: (?!it\b|its\b|slower |attack$|defense$|heal$|accuracy [+−]|evasion [+−])[a-z]/

const MOVES = Dex.moves
  .all()
  .filter((move) => (!move.isNonstandard || move.isNonstandard === 'Past') && !move.isZ && !move.isMax)
const ABILITIES = Dex.abilities.all().filter(({ isNonstandard }) => !isNonstandard)
const ITEMS = Dex.items.all().filter(({ isNonstandard }) => !isNonstandard)
const MOVES_OF_ONE = 4

/** Logs a battle: its events, and the lines with an id or a bare word. */
function tell(arena: Arena, players: readonly Player[], seed: number) {
  const { turns } = simulateWithLog(arena, players, createRandom(seed))
  const lines = battleLog.turns(turns).flatMap(({ lines }) => lines)
  return {
    events: turns.flatMap(({ events }) => events),
    wrong: lines.filter(
      (line) => BARE_WORD.test(line) || line.split(/[^A-Za-z0-9]+/).some((word) => IDS.has(word)),
    ),
  }
}

const everyMove = Array.from({ length: Math.ceil(MOVES.length / MOVES_OF_ONE) }, (_, place) =>
  MOVES.slice(place * MOVES_OF_ONE, (place + 1) * MOVES_OF_ONE).map(({ name }) => moveNamed(name)),
)

/** A fighter with the ability and item at `place` in the lists of the games, modulo their lengths. */
function drawnFighter(place: number, moves: Fighter['moves']): Partial<Fighter> {
  return {
    ability: ABILITIES[place % ABILITIES.length]?.name,
    item: ITEMS[place % ITEMS.length]?.name,
    types: [TYPE_NAMES[place % TYPE_NAMES.length] ?? 'Ghost'],
    moves,
  }
}

/** Logs a battle in which two raiders and the boss use four moves, on foes and on allies. */
function tellBattleWith(moves: Fighter['moves'], place: number, seed: number) {
  const ofBoss = drawnFighter(2 * place + seed * everyMove.length, moves)
  const ofRaiders = drawnFighter(2 * place + 1 + seed * everyMove.length, moves)
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
  return tell(arena, players, seed)
}

function volatilesOf(events: readonly BattleEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'volatile' ? [event.id] : []))
}

test('a battle log describes every move, ability, item and effect in words', () => {
  const battles = [1, 2, 3].flatMap((seed) =>
    everyMove.map((moves, place) => tellBattleWith(moves, place, seed)),
  )
  const volatiles = new Set(battles.flatMap(({ events }) => volatilesOf(events)))
  // Not those that only status moves could bring in raids, and that attacks have.
  expect(volatiles.size).toBeGreaterThan(RULED_VOLATILES.length - 5)
  expect(battles.flatMap(({ wrong }) => wrong)).toEqual([])
})

test.each(TIERS)('the battle log of a %s★ raid is in words', (tier) => {
  const some = raidIndex.filter((id) => id.tier === tier).filter((_, place) => place % 20 === 7)
  expect(some.length).toBeGreaterThan(1)
  expect(some.flatMap((id) => tellRaid(id).wrong)).toEqual([])
})

/** Logs a battle of the best attacker against a raid, with Tera type Fairy if the boss may have it. */
function tellRaid(id: RaidId) {
  const raid = findRaid(id)
  const { teraType = 'Fairy' } = raid?.boss ?? {}
  const plans = parsePlans(readFileSync(join('data', plansPath(id)), 'utf8'))
  const [best] = plans?.get(teraType)?.attackers ?? []
  if (!raid || !best) throw new Error(`nobody against ${id.boss}`)
  const [arena] = raidArenas({
    raid,
    teraType,
    abilities: ['Pressure'],
    moveOf: moveNamed,
    damageOf: createDamageSource().rolls,
  })
  const player = { fighter: raiderFighter(best.build, moveNamed), decide: attackerPlaying(best.plan) }
  return tell(arena, [player], 1)
}
