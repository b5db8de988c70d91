import { createDamageSource } from '@/battle/damage/create-damage-source'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { BattleState } from '@/battle/model/state'
import {
  choose,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
} from '@/testing/battle/battles'
import { hit, ironHands } from '@/testing/battle/example-hits'

const SLOW = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 }
const FAST = { ...SLOW, spe: 200 }

const trickRoom = (state: BattleState) => ({ ...state, field: { ...state.field, trickRoom: 5 } })

/** Whether Analytic applies, and the power of the first hit on the boss. */
function firstHit({ move, stats = FAST, foes = makeStatusMove('Splash') }: Struck, given = same) {
  const { boss } = playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [foes] }),
      damageOf: damageBy(({ move: { basePower }, last }) => basePower + (last ? 1000 : 0)),
    }),
    raiders: [makeRaider({ stats, moves: [move] })],
    given,
  })
  const power = boss.maxHp - boss.hp
  return { power: power % 1000, last: power >= 1000 }
}

interface Struck {
  readonly move: ReturnType<typeof makeMove>
  readonly stats?: typeof FAST
  readonly foes?: ReturnType<typeof makeMove>
}

const same = (state: BattleState) => state

const payback = moveNamed('Payback')
const boltBeak = moveNamed('Bolt Beak')
const fishiousRend = moveNamed('Fishious Rend')

test('Payback is twice as strong after its target has acted, even in Trick Room or after a priority move', () => {
  expect(firstHit({ move: payback }).power).toBe(50)
  expect(firstHit({ move: payback, stats: SLOW }).power).toBe(100)
  expect(firstHit({ move: payback }, trickRoom).power).toBe(100)
  expect(firstHit({ move: payback, stats: SLOW }, trickRoom).power).toBe(50)
  const bossMove = makeStatusMove('Splash', { priority: 1 })
  expect(firstHit({ move: payback, foes: bossMove }).power).toBe(100)
})

test.each([boltBeak, fishiousRend])('$name is twice as strong before its target acts', (move) => {
  expect(firstHit({ move }).power).toBe(170)
  expect(firstHit({ move, stats: SLOW }).power).toBe(85)
  expect(firstHit({ move }, trickRoom).power).toBe(85)
  expect(firstHit({ move: { ...move, priority: 1 }, stats: SLOW }).power).toBe(170)
})

test('A hit knows whether its target has acted, for Analytic', () => {
  const move = makeMove('Swift')
  expect(firstHit({ move }).last).toBe(false)
  expect(firstHit({ move }, trickRoom).last).toBe(true)
  expect(firstHit({ move: { ...move, priority: -1 } }).last).toBe(true)
})

test('A boss’s Payback is twice as strong against a raider that acted before it', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [payback] }),
    damageOf: damageBy(({ move }) => move.basePower),
  })
  const [fast, slow] = [FAST, SLOW].map(
    (stats) => playOut({ arena, raiders: [makeRaider({ stats })] }).raider,
  )
  expect([fast?.hp, slow?.hp]).toEqual([320 - 100, 320 - 50])
})

test('Payback against an ally is twice as strong once that ally has acted', () => {
  const arena = makeArena({ damageOf: damageBy(({ move }) => move.basePower) })
  const raiders = [makeRaider(), makeRaider({ moves: [payback] })]
  const onAlly = { ...choose(), ally: 0 }
  expect(playOut({ arena, raiders, turns: [[choose(), onAlly]] }).raider.hp).toBe(320 - 100)
  const allyFirst = [
    { ...choose(), place: 1 },
    { ...onAlly, place: 0 },
  ]
  expect(playOut({ arena, raiders, turns: [allyFirst] }).raider.hp).toBe(320 - 50)
})

test('Analytic adds 30% to moves after the target’s, whatever the Speeds', () => {
  const source = createDamageSource()
  const highestRoll = (last: boolean, ability: string) =>
    Math.max(...Array.from(source.rolls(hit('Drain Punch', { attacker: { ...ironHands(), ability }, last }))))
  // Iron Hands is slower than Garchomp. 42 × 98 × 416 / 203 = 8434, / 50 + 2 = 170; × 1.5 = 255, which Steel takes twice.
  expect(highestRoll(true, 'Analytic')).toBe(510)
  expect(highestRoll(false, 'Analytic')).toBe(highestRoll(false, 'Run Away'))
})
