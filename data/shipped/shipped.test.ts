import { shippedCreatures, shippedMoves, supplement } from './shipped'

test('the female Indeedee has base stats of her own', () => {
  expect(shippedCreatures.indeedee?.baseStats).toMatchObject({ hp: 60, attack: 65, defense: 55 })
  expect(shippedCreatures.indeedeef?.baseStats).toMatchObject({ hp: 70, attack: 55, defense: 65 })
})

test('the Amped Toxtricity has Plus, the Low Key one Minus', () => {
  expect(shippedCreatures.toxtricity?.abilities.second?.name).toBe('Plus')
  expect(shippedCreatures.toxtricitylowkey?.abilities.second?.name).toBe('Minus')
})

test('the Dusk Lycanroc only has Tough Claws', () => {
  expect(shippedCreatures.lycanrocdusk?.abilities).toEqual({
    first: expect.objectContaining({ name: 'Tough Claws' }),
  })
})

test('the bundled Maushold is the family of four', () => {
  expect(shippedCreatures.mausholdfour).toMatchObject({ key: 'mausholdfour', num: 925, types: ['Normal'] })
  expect(shippedCreatures.maushold).toBeUndefined()
})

test('the bundled Minior is in Meteor Form, and has the Core’s stats at half HP', () => {
  const order = ['hp', 'attack', 'defense', 'specialattack', 'specialdefense', 'speed'] as const
  const valuesInOrder = (stats: Record<(typeof order)[number], number> | undefined) =>
    order.map((stat) => stats?.[stat])
  expect(valuesInOrder(shippedCreatures.miniormeteor?.baseStats)).toEqual([60, 60, 100, 60, 100, 60])
  expect(valuesInOrder(supplement.statsAtHalfHp.miniormeteor)).toEqual([60, 100, 60, 100, 60, 120])
  expect(Object.keys(supplement.statsAtHalfHp)).toEqual(['miniormeteor'])
  expect(shippedCreatures.minior).toBeUndefined()
})

test('the supplement has moves with fixed damage and numbers of hits', () => {
  expect(supplement.fixedDamage).toEqual(['counter', 'metalburst', 'nightshade', 'ruination', 'seismictoss'])
  expect([supplement.hits.dragondarts, supplement.hits.iciclespear, supplement.hits.surf]).toEqual([
    2,
    3.1,
    undefined,
  ])
})

test('Alolan Golem is Rock and Electric', () => {
  expect(shippedCreatures.golemalola?.types).toEqual(['Rock', 'Electric'])
})

test('moves have the values of generation 9', () => {
  expect(shippedMoves.surf).toMatchObject({ type: 'Water', category: 'Special', basePower: '90', pp: 15 })
  expect(shippedMoves.seismictoss?.basePower).toBe('level')
  expect(shippedMoves.extremespeed?.priority).toBe(2)
  expect(shippedMoves.forestscurse?.name).toBe("Forest's Curse")
})

test('the supplement distinguishes moves that never miss from others with accuracy 100', () => {
  expect([shippedMoves.aurasphere?.accuracy, shippedMoves.surf?.accuracy]).toEqual([100, 100])
  expect(supplement.neverMiss).toContain('aurasphere')
  expect(supplement.neverMiss).not.toContain('surf')
})

test('the supplement has the learnsets of generation 9, which the service lacks', () => {
  expect(supplement.generationNine.abomasnow?.snowscape).toEqual({ method: 'TM', generation: 9 })
  expect(supplement.generationNine.kingambit?.kowtowcleave).toEqual({
    method: 'level up',
    generation: 9,
    level: 0,
  })
  expect(supplement.generationNine.dondozo?.stockpile).toBeUndefined()
})
