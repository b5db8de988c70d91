import { moveType } from '@/battle/dex/moves/move-in-use'
import { makeMove, makeRaider, playOut, terastallizeAndChoose, withRaider } from '@/testing/battle/battles'
import { formTraits } from './forms'

test.each([
  ['Ivy Cudgel', 'Ogerpon', 'Grass'],
  ['Ivy Cudgel', 'Ogerpon-Hearthflame', 'Fire'],
  ['Raging Bull', 'Tauros', 'Normal'],
  ['Raging Bull', 'Tauros-Paldea-Aqua', 'Water'],
  ['Aura Wheel', 'Morpeko', 'Electric'],
  ['Aura Wheel', 'Morpeko-Hangry', 'Dark'],
])('%s of %s has type %s', (move, species, type) => {
  const { state, raider } = playOut({ raiders: [makeRaider({ species })], turns: [] })
  expect(moveType(state, raider, makeMove(move))).toBe(type)
})

test('Ogerpon with the Cornerstone Mask raises its Defense as it Terastallizes', () => {
  const { raider } = playOut({
    raiders: [makeRaider({ species: 'Ogerpon-Cornerstone' })],
    turns: [[terastallizeAndChoose()]],
    given: withRaider({ teraCharge: 3 }),
  })
  expect(raider.stages.def).toBe(1)
  expect(raider.ability).toBe('Embody Aspect (Cornerstone)')
})

test('Minior loses its shell at half HP; above half, it can’t be poisoned', () => {
  expect(formTraits('Minior-Meteor').atHalfHp).toBe('Minior')
  const poisoned = (hp: number) =>
    playOut({
      raiders: [makeRaider({ ability: 'Shields Down', item: 'Toxic Orb' })],
      given: withRaider({ hp }),
    }).raider.status
  expect(poisoned(161)).toBeUndefined()
  expect(poisoned(160)).toBe('tox')
})
