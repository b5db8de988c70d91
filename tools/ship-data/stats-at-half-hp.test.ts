import { statsAtHalfHp } from './stats-at-half-hp'

test('Minior in Meteor Form becomes its Core at half HP; no other stats change', () => {
  expect(statsAtHalfHp('miniormeteor')).toEqual({
    hp: 60,
    attack: 100,
    defense: 60,
    specialattack: 100,
    specialdefense: 60,
    speed: 120,
  })
  expect(statsAtHalfHp('garchomp')).toBeUndefined()
})
