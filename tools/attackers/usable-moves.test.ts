/** @jest-environment node */
import { dataOfGeneration9 } from './generation'
import { objectionTo, usableMovesOf } from './usable-moves'

function objectionToMove(name: string) {
  const move = dataOfGeneration9.moves.get(name)
  if (!move) throw new Error(`no ${name}`)
  return objectionTo(move)
}

// Source: each move's page on https://bulbapedia.bulbagarden.net/wiki/
test.each([
  ['Spore', 'deals no damage'],
  ['Hurricane', 'misses too often'],
  ['Focus Blast', 'misses too often'],
  ['Hyper Beam', 'not every turn'],
  ['Solar Beam', 'not every turn'],
  ['Future Sight', 'not every turn'],
  ['Fake Out', 'not every turn'],
  ['Sucker Punch', 'not every turn'],
  ['Gigaton Hammer', 'not every turn'],
  ['Explosion', 'hurts its user'],
  ['Flare Blitz', 'hurts its user'],
  ['Steel Beam', 'hurts its user'],
  ['High Jump Kick', 'hurts its user'],
  ['Draco Meteor', 'weakens its user'],
  ['Close Combat', 'weakens its user'],
  ['Make It Rain', 'weakens its user'],
  ['Scale Shot', 'weakens its user'],
  ['Outrage', 'locks its user in'],
  ['Triple Axel', 'hits fewer times than it promises'],
  ['Population Bomb', 'hits fewer times than it promises'],
  ['Seismic Toss', 'damage does not follow power'],
  ['Super Fang', 'damage does not follow power'],
  ['Counter', 'damage does not follow power'],
  ['Eruption', 'power follows HP or use'],
  ['Hard Press', 'power follows HP or use'],
  ['Dream Eater', 'needs something that a raid does not give'],
  ['Last Resort', 'needs something that a raid does not give'],
  ['Fling', 'needs something that a raid does not give'],
  ['Steel Roller', 'needs something that a raid does not give'],
])('%s is not advised: it %s', (name, objection) => {
  expect(objectionToMove(name)).toBe(objection)
})

test.each([
  'Iron Head',
  'Heavy Slam',
  'Low Kick',
  'Tera Blast',
  'Body Press',
  'Hammer Arm',
  'Drain Punch',
  'Gunk Shot',
])('%s may be advised', (name) => {
  expect(objectionToMove(name)).toBeUndefined()
})

test('moves that were learned only before Scarlet and Violet are not advised: Garchomp’s Aqua Tail', async () => {
  const names = (await usableMovesOf('Garchomp')).map(({ name }) => name)
  expect(names).toContain('Dragon Claw')
  expect(names).not.toContain('Aqua Tail')
})
