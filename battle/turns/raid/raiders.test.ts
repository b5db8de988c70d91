import {
  choose,
  chooseCheer,
  constantDamage,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  terastallizeAndChoose,
  withRaider,
} from '@/testing/battle/battles'

const pound = makeBoss({ moves: [makeMove('Pound')] })
const WAIT = { kind: 'wait' } as const

test('Three attacks with damage fill the orb; several hits count once', () => {
  const raiders = [
    makeRaider({ moves: [makeMove('Double Kick', { hits: [2, 2] }), makeStatusMove('Splash')] }),
  ]
  const charge = (...moves: readonly number[]) =>
    playOut({ raiders, turns: moves.map((move) => [choose(move)]) }).raider.teraCharge
  expect(charge(0)).toBe(1)
  expect(charge(0, 1, 0)).toBe(2)
  expect(charge(0, 0, 0, 0)).toBe(3)
})

test('A hit on an ally charges the orb, too; a hit without damage doesn’t', () => {
  const chargeWith = (damage: number) =>
    playOut({
      arena: makeArena({ damageOf: constantDamage(damage) }),
      raiders: [makeRaider({ moves: [makeMove('Beat Up', { hits: [4, 4] })] }), makeRaider()],
      turns: [[{ kind: 'move', move: 0, ally: 1, terastallize: false }, WAIT]],
    }).raider.teraCharge
  expect(chargeWith(10)).toBe(1)
  expect(chargeWith(0)).toBe(0)
})

test('Soul-Heart, even a boss’s, raises Sp. Atk by a stage when any other fighter faints', () => {
  const { state, boss, events } = playOut({
    arena: makeArena({
      boss: { ...pound, ability: 'Soul-Heart' },
      damageOf: damageBy(({ defender }) => (defender.who === 0 ? 320 : 1)),
    }),
    raiders: [makeRaider({ ability: 'Soul-Heart' }), makeRaider({ ability: 'Soul-Heart' }), makeRaider()],
    turns: [[choose(), choose(), choose()]],
  })
  expect(state.raiders.map(({ stages, faints }) => [stages.spa, faints])).toEqual([
    [0, 1],
    [1, 0],
    [0, 0],
  ])
  expect(boss.stages.spa).toBe(1)
  expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Soul-Heart' })
})

test('A raider Terastallizes only with a full orb', () => {
  const [early, due] = [2, 3].map(
    (teraCharge) =>
      playOut({ given: withRaider({ teraCharge }), turns: [[terastallizeAndChoose()]] }).raider.terastallized,
  )
  expect(early).toBe(false)
  expect(due).toBe(true)
})

test('A faint costs 60 seconds, stages, status and Terastallization, and five seconds of waiting per faint', () => {
  const arena = makeArena({ boss: pound, damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? 999 : 1)) })
  const given = withRaider({ terastallized: true, status: 'brn', volatiles: { taunt: 3 } })
  const fainted = playOut({ arena, given })
  expect(fainted.state.secondsLeft).toBe(450 - 60 - 21.5)
  expect(fainted.raider).toMatchObject({
    hp: 0,
    faints: 1,
    backIn: 1,
    terastallized: false,
    status: undefined,
    volatiles: {},
  })
  // Five seconds are less than a turn of 13.5.
  const back = playOut({ arena, given, turns: [[choose()], [WAIT]] })
  expect(back.raider).toMatchObject({ hp: 320, faints: 1, backIn: 0 })
  expect(back.kinds).toContain('returns')
})

test('An NPC’s faint costs no time', () => {
  const arena = makeArena({ boss: pound, damageOf: constantDamage(999) })
  const { state, raider } = playOut({ arena, raiders: [makeRaider({ isPartner: true })] })
  expect(raider).toMatchObject({ hp: 0, faints: 1 })
  expect(state.secondsLeft).toBe(450 - 21.5)
})

test('The third faint costs two turns of waiting', () => {
  // 3 x 5 s = 15 s, more than one turn of 13.5 s.
  const arena = makeArena({ boss: pound, damageOf: constantDamage(999) })
  expect(playOut({ arena, given: withRaider({ faints: 2 }) }).raider.backIn).toBe(2)
})

test('A raider that fainted while Terastallized can’t Terastallize again', () => {
  const arena = makeArena({ boss: pound, damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? 999 : 1)) })
  const { raider } = playOut({ arena, given: withRaider({ terastallized: true }) })
  expect(raider.teraSpent).toBe(true)
  expect(
    playOut({ given: withRaider({ teraSpent: true, teraCharge: 3 }), turns: [[terastallizeAndChoose()]] })
      .raider.terastallized,
  ).toBe(false)
})

test('An Attack cheer raises hits by half for three turns, and a second cheer adds nothing', () => {
  const turns = [[chooseCheer('attack')], [choose()], [choose()], [choose()]]
  // 150 + 150 + 100: the turn of the cheer counts.
  expect(playOut({ turns }).boss.hp).toBe(10000 - 400)
  const pair = [makeRaider(), makeRaider()]
  const together = [
    [chooseCheer('attack'), chooseCheer('attack')],
    [choose(), WAIT],
  ]
  expect(playOut({ raiders: pair, turns: together }).boss.hp).toBe(10000 - 150)
})

test('Cheers multiply under the other assumption', () => {
  const arena = makeArena({ assumptions: { cheersStack: 'multiply' } })
  const turns = [
    [chooseCheer('attack'), chooseCheer('attack')],
    [choose(), WAIT],
  ]
  expect(playOut({ arena, raiders: [makeRaider(), makeRaider()], turns }).boss.hp).toBe(10000 - 225)
})

test('A Defense cheer reduces hits by a third, and strengthens Body Press', () => {
  const arena = makeArena({ boss: pound, damageOf: constantDamage(90) })
  const { raider, boss } = playOut({
    arena,
    raiders: [makeRaider({ moves: [makeMove('Body Press')] })],
    turns: [[chooseCheer('defense')], [choose()]],
  })
  expect(raider.hp).toBe(320 - (2 * 90) / 1.5)
  expect(boss.hp).toBe(10000 - 90 * 1.5)
})

test('A Heal cheer heals 20 to 100%, and cures', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { raider } = playOut({
      given: withRaider({ hp: 1, status: 'par', volatiles: { confusion: 3 } }),
      turns: [[chooseCheer('heal')]],
      seed,
    })
    expect(raider.hp).toBeGreaterThanOrEqual(1 + 64)
    expect(raider).toMatchObject({ status: undefined, volatiles: {}, cheersLeft: 2 })
  }
})

test('A player has three cheers', () => {
  const turns = Array.from({ length: 4 }, () => [chooseCheer('attack')])
  const { kinds, raider } = playOut({ turns })
  expect(kinds.filter((kind) => kind === 'cheer')).toHaveLength(3)
  expect(raider.cheersLeft).toBe(0)
})
