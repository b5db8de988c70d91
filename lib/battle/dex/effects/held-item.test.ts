import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withRaider,
} from '@/testing/battle/battles'

const splash = makeStatusMove('Splash')
const herb = makeMove('Meteor Beam', { flags: { charge: 1 } })
const helper = makeRaider({ ability: 'Symbiosis', item: 'Sitrus Berry', moves: [splash] })

test('Symbiosis hands its item to an ally that used its own up, once', () => {
  const { state } = playOut({
    raiders: [makeRaider({ item: 'Power Herb', moves: [herb] }), helper],
    turns: [[choose(), choose()]],
  })
  expect(state.raiders.map(({ item }) => item)).toEqual(['Sitrus Berry', undefined])
})

test('A berry handed over to one with few HP is eaten at once', () => {
  const { raider, state } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(100) }),
    raiders: [makeRaider({ item: 'Oran Berry', moves: [splash] }), helper],
    turns: [[choose(), { kind: 'wait' }]],
    given: withRaider({ hp: 200 }),
  })
  // 200 - 100 + 10 + 320 / 4.
  expect(raider.hp).toBe(190)
  expect(state.raiders.map(({ item }) => item)).toEqual([undefined, undefined])
})

test('Symbiosis replaces neither what was knocked off nor what it used itself', () => {
  const { state } = playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [makeMove('Knock Off')] }),
      damageOf: constantDamage(1),
      assumptions: { bossTakesItems: true },
    }),
    raiders: [makeRaider({ item: 'Leftovers', moves: [splash] }), helper],
    turns: [[choose(), { kind: 'wait' }]],
  })
  expect(state.raiders.map(({ item }) => item)).toEqual([undefined, 'Sitrus Berry'])
})

test('Symbiosis passes nothing on while it is off, or once its bearer has fainted', () => {
  const items = (changes: { readonly hp: number } | { readonly abilityOffFor: number }) =>
    playOut({
      raiders: [makeRaider({ item: 'Power Herb', moves: [herb] }), helper],
      turns: [[choose(), { kind: 'wait' }]],
      given: (state) => ({
        ...state,
        raiders: state.raiders.map((raider) => (raider.who === 1 ? { ...raider, ...changes } : raider)),
      }),
    }).state.raiders.map(({ item }) => item)
  expect(items({ abilityOffFor: 5 })).toEqual([undefined, 'Sitrus Berry'])
  expect(items({ hp: 0 })).toEqual([undefined, 'Sitrus Berry'])
})
