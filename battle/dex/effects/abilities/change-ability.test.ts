import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
  type withRaider,
} from '@/testing/battle/battles'

const WAIT: Choice = { kind: 'wait' }
const splash = [makeStatusMove('Splash')]
const onAlly: Choice = { kind: 'move', move: 0, ally: 1, terastallize: false }

function playAgainstBoss(
  move: string,
  raider: Partial<Fighter>,
  boss: Partial<BossFighter> = {},
  given?: (state: BattleState) => BattleState,
) {
  return playOut({
    arena: makeArena({ boss: makeBoss({ moves: splash, ...boss }) }),
    raiders: [makeRaider({ moves: [moveNamed(move)], ...raider })],
    given,
  })
}

function playOnAlly(
  move: string,
  raider: Partial<Fighter>,
  ally: Partial<Fighter>,
  given?: (state: BattleState) => BattleState,
) {
  const battle = playOut({
    raiders: [makeRaider({ moves: [moveNamed(move)], ...raider }), makeRaider({ moves: splash, ...ally })],
    turns: [[onAlly, WAIT]],
    given,
  })
  const [, mate] = battle.state.raiders
  if (!mate) throw new Error('no ally')
  return { ...battle, mate }
}

const allyWith = (changes: Parameters<typeof withRaider>[0]) => (state: BattleState) => ({
  ...state,
  raiders: state.raiders.map((raider) => (raider.who === 1 ? { ...raider, ...changes } : raider)),
})

test('Skill Swap starts the abilities: Drought, Intimidate, Hospitality', () => {
  expect(playOnAlly('Skill Swap', { ability: 'Simple' }, { ability: 'Drought' }).state.field.weather).toBe(
    'Sun',
  )
  expect(
    playOnAlly('Skill Swap', { ability: 'Honey Gather' }, { ability: 'Intimidate' }).boss.stages.atk,
  ).toBe(-2)
  const { mate, kinds } = playOnAlly('Skill Swap', {}, { ability: 'Hospitality' }, allyWith({ hp: 100 }))
  expect(mate.hp).toBe(180)
  expect(kinds).toContain('heals')
})

test('Skill Swap between equal abilities starts both again', () => {
  expect(playOnAlly('Skill Swap', { ability: 'Intimidate' }, { ability: 'Intimidate' }).boss.stages.atk).toBe(
    -4,
  )
})

test('A once-per-battle ability doesn’t act again when it returns', () => {
  const raiders = [
    makeRaider({ moves: [moveNamed('Skill Swap')] }),
    makeRaider({ moves: splash, ability: 'Intrepid Sword' }),
  ]
  const swaps = (times: number) =>
    playOut({ raiders, turns: Array.from({ length: times }, () => [onAlly, WAIT]) }).state.raiders.map(
      ({ stages }) => stages.atk,
    )
  expect(swaps(1)).toEqual([1, 1])
  expect(swaps(3)).toEqual([1, 1])
})

test('Role Play, Doodle and Entrainment start the ability that they give', () => {
  const copied = { ability: 'Intrepid Sword' }
  expect(playAgainstBoss('Role Play', {}, copied).raider).toMatchObject({
    ability: 'Intrepid Sword',
    stages: { atk: 1 },
  })
  const doodled = playOut({
    arena: makeArena({ boss: makeBoss(copied) }),
    raiders: [makeRaider({ moves: [moveNamed('Doodle')] }), makeRaider()],
    turns: [[choose(), WAIT]],
  })
  expect(doodled.state.raiders.map(({ stages }) => stages.atk)).toEqual([1, 1])
  const { mate } = playOnAlly('Entrainment', { ability: 'Download' }, {})
  expect(mate).toMatchObject({ ability: 'Download', stages: { spa: 1 } })
})

test('A new ability cures the status that it prevents', () => {
  const afterEntrainment = (ability: string, changes: Parameters<typeof withRaider>[0]) =>
    playOnAlly('Entrainment', { ability }, {}, allyWith(changes)).mate
  expect(afterEntrainment('Limber', { status: 'par' }).status).toBeUndefined()
  expect(afterEntrainment('Water Veil', { status: 'brn' }).status).toBeUndefined()
  expect(afterEntrainment('Immunity', { status: 'tox', statusTurns: 3 })).toMatchObject({
    status: undefined,
    statusTurns: 0,
  })
  expect(afterEntrainment('Own Tempo', { volatiles: { confusion: 3 } }).volatiles).toEqual({})
  expect(afterEntrainment('Oblivious', { volatiles: { taunt: 3 } }).volatiles).toEqual({})
  expect(afterEntrainment('Sweet Veil', { status: 'slp', statusTurns: 3 }).status).toBe('slp')
})

test('Worry Seed wakes an ally, and the log names Insomnia', () => {
  const { mate, events } = playOnAlly('Worry Seed', {}, {}, allyWith({ status: 'slp', statusTurns: 3 }))
  expect(mate).toMatchObject({ ability: 'Insomnia', status: undefined })
  expect(events).toContainEqual({ kind: 'ability', who: 1, ability: 'Insomnia' })
})

test('Simple Beam, Worry Seed and Entrainment fail on Truant', () => {
  for (const move of ['Simple Beam', 'Worry Seed', 'Entrainment']) {
    const { boss, events } = playAgainstBoss(move, { ability: 'Contrary' }, { ability: 'Truant' })
    expect(boss.ability).toBe('Truant')
    expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'no effect' })
  }
})

test('Flags of @pkmn/sim decide which abilities Skill Swap, Role Play and Entrainment transfer', () => {
  const canSwap = (ability: string) =>
    playAgainstBoss('Skill Swap', {}, { ability }).raider.ability === ability
  expect(['Receiver', 'Forecast', 'Gulp Missile'].map(canSwap)).toEqual([true, true, true])
  expect(['Quark Drive', 'Neutralizing Gas', 'Wonder Guard', 'Comatose'].map(canSwap)).toEqual([
    false,
    false,
    false,
    false,
  ])
  const copied = (ability: string) => playAgainstBoss('Role Play', {}, { ability }).raider.ability === ability
  expect(['Protosynthesis', 'Trace', 'Receiver', 'Imposter'].map(copied)).toEqual([
    false,
    false,
    false,
    false,
  ])
  const passed = (ability: string) => playAgainstBoss('Entrainment', { ability }).boss.ability === ability
  expect(['Illusion', 'Quark Drive', 'Power of Alchemy'].map(passed)).toEqual([false, false, false])
  expect(playAgainstBoss('Entrainment', { ability: 'Simple' }, { ability: 'Quark Drive' }).boss.ability).toBe(
    'Simple',
  )
  expect(playAgainstBoss('Simple Beam', {}, { ability: 'Disguise' }).boss.ability).toBe('Disguise')
})

test('An Ability Shield keeps its holder’s ability, and the log says so', () => {
  const { mate, events } = playOnAlly('Skill Swap', { ability: 'Simple' }, { item: 'Ability Shield' })
  expect(mate.ability).toBe('Honey Gather')
  expect(events).toContainEqual({ kind: 'unaffected', who: 1, why: { item: 'Ability Shield' } })
})

test('Losing an ability ends its effects: Slow Start, Flash Fire, a turn of Truant', () => {
  const slow = playOnAlly('Simple Beam', {}, { ability: 'Slow Start' })
  expect(slow.mate.volatiles).toEqual({})
  const burning = playOnAlly(
    'Skill Swap',
    {},
    { ability: 'Flash Fire' },
    allyWith({ volatiles: { flashfire: 1000 } }),
  )
  expect(burning.mate.volatiles).toEqual({})
  const afterSwap = playOut({
    raiders: [
      makeRaider({ ability: 'Truant', moves: [makeMove('Pound')] }),
      makeRaider({ moves: [moveNamed('Skill Swap')] }),
    ],
    turns: [
      [choose(), { kind: 'move', move: 0, ally: 0, terastallize: false }],
      [choose(), WAIT],
    ],
  })
  expect(afterSwap.boss.hp).toBe(10000 - 200)
})

test('Receiver and Power of Alchemy get and start the ability of an ally that faints', () => {
  const received = (ability: string, allyAbility: string) =>
    playOut({
      arena: makeArena({ boss: makeBoss({ moves: [makeMove('Tackle')] }), damageOf: constantDamage(1000) }),
      raiders: [makeRaider({ ability, moves: splash }), makeRaider({ ability: allyAbility, moves: splash })],
      turns: [[choose(), WAIT]],
    })
  const { boss, state } = received('Intimidate', 'Receiver')
  expect([state.raiders[1]?.ability, boss.stages.atk]).toEqual(['Intimidate', -2])
  expect(received('Drought', 'Power of Alchemy').state.raiders[1]?.ability).toBe('Drought')
  expect(received('Quark Drive', 'Receiver').state.raiders[1]?.ability).toBe('Receiver')
})

test('Mummy and Wandering Spirit give an ability on contact, and it starts', () => {
  const touching = (ability: string, attacker: Partial<Fighter>) =>
    playOut({
      arena: makeArena({ boss: makeBoss({ ability }) }),
      raiders: [makeRaider({ moves: [makeMove('Tackle', { flags: { contact: 1 } })], ...attacker })],
    })
  expect(touching('Mummy', {}).raider.ability).toBe('Mummy')
  expect(touching('Lingering Aroma', { ability: 'Comatose' }).raider.ability).toBe('Comatose')
  const { raider, boss } = touching('Wandering Spirit', { ability: 'Intimidate' })
  expect([raider.ability, boss.ability]).toEqual(['Wandering Spirit', 'Intimidate'])
  expect([raider.stages.atk, boss.stages.atk]).toEqual([-1, -1])
  expect(touching('Wandering Spirit', { ability: 'Quark Drive' }).boss.ability).toBe('Wandering Spirit')
})

test('Mold Breaker poisons through Immunity, which cures after the move', () => {
  const poison = makeStatusMove('Poison Gas', { target: 'normal', status: 'psn' })
  const { raider, kinds } = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Mold Breaker', moves: [poison] }) }),
    raiders: [makeRaider({ ability: 'Immunity', moves: splash })],
  })
  expect(raider.status).toBeUndefined()
  expect(kinds).toEqual(expect.arrayContaining(['status', 'cured']))
})

const weezing = makeRaider({ ability: 'Neutralizing Gas', moves: [moveNamed('Memento'), ...splash] })

test('Abilities return and start after the bearer of Neutralizing Gas has fainted', () => {
  const { state, raider, boss, events } = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Intimidate', moves: splash }) }),
    raiders: [weezing, makeRaider({ ability: 'Drought', moves: splash })],
    turns: [[choose(), choose()]],
  })
  expect(raider.faints).toBe(1)
  expect([boss.inGas, state.raiders[1]?.inGas]).toEqual([false, false])
  expect(state.field.weather).toBe('Sun')
  expect(state.raiders.map(({ stages }) => stages.atk)).toEqual([0, -1])
  expect(events).toContainEqual({ kind: 'gas ends' })
})

test('Neutralizing Gas returns with its bearer, and continues while another bearer is active', () => {
  const arena = makeArena({
    boss: makeBoss({ ability: 'Intimidate', moves: splash }),
    assumptions: { waitPerFaint: 1 },
  })
  const back = playOut({
    arena,
    raiders: [weezing, makeRaider({ moves: splash })],
    turns: [[choose(), choose()], ...Array.from({ length: 4 }, () => [WAIT, choose()])],
  })
  expect(back.kinds).toContain('returns')
  expect(back.boss.inGas).toBe(true)
  const twoWeezing = playOut({ arena, raiders: [weezing, weezing], turns: [[choose(0), choose(1)]] })
  expect(twoWeezing.boss.inGas).toBe(true)
  expect(twoWeezing.kinds).not.toContain('gas ends')
})

test('Gastro Acid, Simple Beam and Worry Seed end a boss’s Neutralizing Gas', () => {
  for (const move of ['Gastro Acid', 'Simple Beam', 'Worry Seed']) {
    const { raider, boss } = playAgainstBoss(move, { ability: 'Intimidate' }, { ability: 'Neutralizing Gas' })
    expect([raider.inGas, boss.stages.atk]).toEqual([false, -1])
  }
})

test('Gastro Acid outlasts Neutralizing Gas', () => {
  const { boss } = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Intimidate', moves: splash }) }),
    raiders: [makeRaider({ moves: [moveNamed('Gastro Acid')] }), weezing],
    turns: [[choose(), choose()]],
  })
  expect(boss).toMatchObject({ inGas: false, abilityOffFor: 1000 })
})

test('Booster Energy is used once Neutralizing Gas ends, and Truant costs the next move', () => {
  const { state } = playOut({
    raiders: [
      makeRaider({ ability: 'Truant', moves: [makeMove('Pound')] }),
      makeRaider({ ability: 'Quark Drive', item: 'Booster Energy', moves: splash }),
      weezing,
    ],
    turns: [
      [choose(), choose(), choose(1)],
      [choose(), choose(), choose(0)],
      [choose(), choose(), WAIT],
    ],
  })
  expect(state.raiders[1]).toMatchObject({
    item: undefined,
    volatiles: { quarkdrive: 1, boosterenergy: 1000 },
  })
  expect(state.boss.hp).toBe(10000 - 200)
})

test('The player reset suppresses a raider’s Neutralizing Gas for a turn, then it starts again', () => {
  const arena = makeArena({
    boss: makeBoss({ ability: 'Intimidate', moves: splash }),
    actions: [{ kind: 'player reset', move: -1, trigger: 'HP', percent: 90 }],
  })
  const turns = [[choose(1)], [choose(1)]]
  const playTurns = (count: number) =>
    playOut({ arena, raiders: [weezing], turns: turns.slice(0, count), given: withBoss({ hp: 9000 }) })
  expect(playTurns(2).boss.inGas).toBe(true)
  expect(playTurns(2).raider.stages.atk).toBe(-1)
})

test('Cloud Nine isn’t announced when Skill Swap gives it, or when gas ends', () => {
  const cloudNine = { kind: 'ability', who: 0, ability: 'Cloud Nine' }
  expect(playOnAlly('Skill Swap', {}, { ability: 'Cloud Nine' }).events).not.toContainEqual(cloudNine)
  const { raider, events } = playAgainstBoss(
    'Gastro Acid',
    { ability: 'Cloud Nine' },
    { ability: 'Neutralizing Gas' },
  )
  expect(raider.inGas).toBe(false)
  expect(events).not.toContainEqual(cloudNine)
})

test('Truant that reaches a boss after its move costs its next move, in each pair that has acted', () => {
  const pound = [makeMove('Pound')]
  const giver = (spe: number) =>
    makeRaider({
      ability: 'Truant',
      moves: [moveNamed('Skill Swap'), ...splash],
      stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe },
    })
  const loafs = (spe: number) => {
    const { events } = playOut({
      arena: makeArena({ boss: makeBoss({ moves: pound }), damageOf: constantDamage(1) }),
      raiders: [makeRaider({ moves: splash }), giver(spe)],
      turns: [
        [choose(), choose(0)],
        [choose(), choose(1)],
      ],
    })
    return events.filter((event) => event.kind === 'fails' && event.by === -1 && event.why === 'loafing')
      .length
  }
  expect(loafs(50)).toBe(2)
  expect(loafs(200)).toBe(2)
})
