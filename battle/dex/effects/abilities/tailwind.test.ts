import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Choice } from '@/battle/plan'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
} from '@/testing/battle/battles'

const WAIT: Choice = { kind: 'wait' }
const tailwind = moveNamed('Tailwind')
const blower = makeRaider({ moves: [tailwind] })
const rider = makeRaider({ ability: 'Wind Rider' })
const bossOf = (ability: string) => makeBoss({ ability, moves: [tailwind] })

test('An ally’s Tailwind raises the Attack of Wind Rider once, and only on its own side', () => {
  const arena = makeArena({ boss: makeBoss({ ability: 'Wind Rider' }) })
  const turns = [
    [choose(), WAIT],
    [choose(), WAIT],
  ]
  const { state } = playOut({ arena, raiders: [blower, rider], turns })
  expect(state.raiders[1]?.stages.atk).toBe(1)
  expect(state.boss.stages.atk).toBe(0)
})

test('The bearer’s own Tailwind raises Wind Rider', () => {
  const raiders = [makeRaider({ ability: 'Wind Rider', moves: [tailwind] })]
  const { raider, kinds } = playOut({ raiders })
  expect(raider.stages.atk).toBe(1)
  expect(kinds.indexOf('side')).toBeLessThan(kinds.indexOf('ability'))
})

test('An ally’s Tailwind charges Wind Power', () => {
  const windPower = makeRaider({ ability: 'Wind Power' })
  const { state } = playOut({ raiders: [blower, windPower], turns: [[choose(), WAIT]] })
  expect(state.raiders[1]?.volatiles.charge).toBeDefined()
})

test('A boss’s own Tailwind raises its Wind Rider and charges its Wind Power', () => {
  const [windRider, windPower, pressured] = ['Wind Rider', 'Wind Power', 'Pressure'].map(
    (ability) => playOut({ arena: makeArena({ boss: bossOf(ability) }) }).boss,
  )
  expect([windRider?.stages.atk, windPower?.stages.atk, pressured?.stages.atk]).toEqual([1, 0, 0])
  expect(windPower?.volatiles.charge).toBeDefined()
  expect(pressured?.volatiles.charge).toBeUndefined()
})

test('Returning during a Tailwind raises Wind Rider again, and doesn’t charge Wind Power', () => {
  const arena = makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(400) })
  const [riding, powered] = ['Wind Rider', 'Wind Power'].map((ability) => {
    const { raider } = playOut({
      arena,
      raiders: [makeRaider({ ability, moves: [tailwind] })],
      turns: [[choose()], [WAIT], [WAIT]],
    })
    expect([raider.faints, raider.backIn]).toEqual([1, 0])
    return raider
  })
  expect(riding?.stages.atk).toBe(1)
  expect(powered?.volatiles.charge).toBeUndefined()
})

test('A Tailwind raises a traced Wind Rider once', () => {
  const raiders = [makeRaider({ ability: 'Trace', moves: [tailwind] })]
  const arena = makeArena({
    boss: makeBoss({ ability: 'Wind Rider', moves: [makeMove('Pound')] }),
    damageOf: constantDamage(400),
  })
  const { raider } = playOut({ arena, raiders, turns: [[choose()], [WAIT], [WAIT]] })
  expect([raider.faints, raider.backIn, raider.ability]).toEqual([1, 0, 'Wind Rider'])
  expect(raider.stages.atk).toBe(1)
})
