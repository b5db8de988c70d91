import { createDamageSource } from '@/battle/damage/create-damage-source'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { meanRoll } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import type { RaiderState } from '@/battle/model/state'
import { snapshotOf } from '@/battle/turns/battle-log'
import { battleLog } from '@/lib/words/en/battle/battle-log'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  terastallizeAndChoose,
  withRaider,
} from '@/testing/battle/battles'
import { garchomp, hit } from '@/testing/battle/example-hits'

const splash = makeStatusMove('Splash')
const onFirst = { ...choose(), ally: 0 }

function afterMoves(
  moves: readonly string[],
  target: Partial<Fighter> = {},
  changes: Partial<RaiderState> = {},
) {
  const { raider, events, state } = playOut({
    raiders: [makeRaider({ moves: [splash], ...target }), makeRaider({ moves: moves.map(moveNamed) })],
    turns: moves.map((_, index) => [choose(), { ...onFirst, move: index }]),
    given: withRaider(changes),
  })
  const [turn] = battleLog.turns([{ turn: 1, events, after: snapshotOf(state) }])
  return { raider, events, types: raider.fighter.types, lines: turn?.lines }
}

test.each([
  ['Soak', ['Water']],
  ['Magic Powder', ['Psychic']],
  ["Forest's Curse", ['Normal', 'Flying', 'Grass']],
  ['Trick-or-Treat', ['Normal', 'Flying', 'Ghost']],
])('%s gives an ally its types, and the log says so', (move, types) => {
  const original = afterMoves([move], { types: ['Normal', 'Flying'] })
  expect(original.types).toEqual(types)
  expect(original.lines).toContain(`Mew 1 is now ${types.join('/')} type`)
})

test.each(['Soak', 'Magic Powder', "Forest's Curse", 'Trick-or-Treat'])(
  '%s fails on a Terastallized ally, and on the boss',
  (move) => {
    const onAlly = afterMoves([move], {}, { terastallized: true })
    expect(onAlly.types).toEqual(['Psychic'])
    expect(onAlly.events).toContainEqual({ kind: 'fails', by: 1, why: 'no effect' })
    const { boss, events } = playOut({ raiders: [makeRaider({ moves: [moveNamed(move)] })] })
    expect(boss.fighter.types).toEqual(['Normal'])
    expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'no effect' })
  },
)

test.each([
  ['Soak', { types: ['Water'] }],
  ['Magic Powder', { types: ['Psychic'] }],
  ["Forest's Curse", { types: ['Bug', 'Grass'] }],
  ['Trick-or-Treat', { types: ['Ghost'] }],
  ['Soak', { types: ['Normal'], species: 'Arceus' }],
] as const)('%s does nothing to %j', (move, target) => {
  const { types, events } = afterMoves([move], target)
  expect(types).toEqual(target.types)
  expect(events).toContainEqual({ kind: 'fails', by: 1, why: 'no effect' })
})

test('An added type replaces an earlier added type, and Soak ends it', () => {
  expect(afterMoves(["Forest's Curse", 'Trick-or-Treat']).types).toEqual(['Psychic', 'Ghost'])
  expect(afterMoves(["Forest's Curse", 'Soak']).types).toEqual(['Water'])
  expect(afterMoves(['Soak', "Forest's Curse"]).types).toEqual(['Water', 'Grass'])
})

test('The same types give the same fighter, so that its damage stays remembered', () => {
  const splasher = makeRaider({ moves: [splash] })
  const fighterAfter = (...moves: readonly string[]) =>
    playOut({
      raiders: [splasher, makeRaider({ moves: moves.map(moveNamed) })],
      turns: moves.map((_, index) => [choose(), { ...onFirst, move: index }]),
    }).raider.fighter
  const changedOnce = fighterAfter('Soak', "Forest's Curse")
  expect(fighterAfter("Forest's Curse", 'Soak', 'Magic Powder', 'Soak', "Forest's Curse")).toBe(changedOnce)
})

test('Terastallizing ends the type of Forest’s Curse', () => {
  const cursed = (turns: readonly (readonly [ReturnType<typeof choose>, typeof onFirst])[]) =>
    playOut({
      raiders: [makeRaider({ moves: [splash] }), makeRaider({ moves: [moveNamed("Forest's Curse")] })],
      turns,
      given: withRaider({ teraCharge: 3 }),
    }).raider.fighter.types
  expect(cursed([[choose(), onFirst]])).toEqual(['Psychic', 'Grass'])
  expect(
    cursed([
      [choose(), onFirst],
      [terastallizeAndChoose(), onFirst],
    ]),
  ).toEqual(['Psychic'])
})

test('Fainting restores a Pokémon’s types', () => {
  const { raider } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(320) }),
    raiders: [makeRaider({ moves: [splash] }), makeRaider({ moves: [moveNamed('Soak')] })],
    turns: [
      [{ kind: 'wait' }, onFirst],
      [choose(), { kind: 'wait' }],
    ],
  })
  expect(raider.faints).toBe(1)
  expect(raider.fighter.types).toEqual(['Psychic'])
})

test('A boss’s Soak changes raiders until they Terastallize; then it chooses another move', () => {
  const bossMove = (changes: Partial<RaiderState>) => {
    const { raider, events } = playOut({
      arena: makeArena({
        boss: makeBoss({ moves: [moveNamed('Soak'), splash], randomMoveCount: 2 }),
      }),
      turns: Array.from({ length: 20 }, () => [choose()]),
      given: withRaider(changes),
    })
    const moves = events.flatMap((event) => (event.kind === 'uses' && event.by < 0 ? [event.move] : []))
    return { types: raider.fighter.types, soaks: moves.includes('Soak') }
  }
  expect(bossMove({})).toEqual({ types: ['Water'], soaks: true })
  expect(bossMove({ terastallized: true })).toEqual({ types: ['Psychic'], soaks: false })
})

describe('damage', () => {
  const { rolls } = createDamageSource()
  const soakedBy = (moves: readonly string[]) => ({ ...afterMoves(moves).raider, who: 0 })
  const damageTaken = (move: string, by: readonly string[]) =>
    meanRoll(rolls(hit(move, { attacker: garchomp(), defender: soakedBy(by) })))
  const damageDone = (move: string, by: readonly string[]) =>
    meanRoll(rolls(hit(move, { attacker: soakedBy(by), defender: garchomp() })))

  test('Soak changes same-type bonus and resistances', () => {
    expect(damageDone('Surf', ['Soak']) / damageDone('Surf', [])).toBeCloseTo(1.5, 1)
    expect(damageDone('Psychic', []) / damageDone('Psychic', ['Soak'])).toBeCloseTo(1.5, 1)
    expect(damageTaken('Thunderbolt', ['Soak']) / damageTaken('Thunderbolt', [])).toBeCloseTo(2, 1)
    expect(damageTaken('Bite', []) / damageTaken('Bite', ['Soak'])).toBeCloseTo(2, 1)
  })

  test('An added type counts like the other types', () => {
    expect(damageDone('Energy Ball', ["Forest's Curse"]) / damageDone('Energy Ball', [])).toBeCloseTo(1.5, 1)
    expect(damageTaken('Flamethrower', ["Forest's Curse"]) / damageTaken('Flamethrower', [])).toBeCloseTo(
      2,
      1,
    )
    expect(damageTaken('Tackle', ['Trick-or-Treat'])).toBe(0)
  })
})

describe('a third type', () => {
  const { rolls } = createDamageSource()
  const pidgeot: Partial<Fighter> = { species: 'Pidgeot', types: ['Normal', 'Flying'] }
  const damageTaken = (move: string, by: readonly string[], ability = 'Rough Skin') => {
    const { raider } = afterMoves(by, pidgeot)
    return meanRoll(rolls(hit(move, { attacker: { ...garchomp(), ability }, defender: raider })))
  }

  test('counts for attacks on its bearer', () => {
    expect(damageTaken('Flamethrower', ["Forest's Curse"]) / damageTaken('Flamethrower', [])).toBeCloseTo(
      2,
      1,
    )
    expect(damageTaken('Thunderbolt', []) / damageTaken('Thunderbolt', ["Forest's Curse"])).toBeCloseTo(2, 1)
    expect(damageTaken('Tackle', ['Trick-or-Treat'])).toBe(0)
    expect(damageTaken('Seismic Toss', ['Trick-or-Treat'])).toBe(0)
    expect(damageTaken('Tackle', ['Trick-or-Treat'], 'Scrappy')).toBe(damageTaken('Tackle', [], 'Scrappy'))
  })

  test('counts for its bearer’s attacks', () => {
    const damageDone = (by: readonly string[]) =>
      meanRoll(rolls(hit('Energy Ball', { attacker: afterMoves(by, pidgeot).raider })))
    expect(damageDone(["Forest's Curse"]) / damageDone([])).toBeCloseTo(1.5, 1)
  })
})
