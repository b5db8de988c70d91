import { moveNamed } from '@/planner/testing/named'
import { objectionTo } from './attack-moves'

// Source: each move's page on https://bulbapedia.bulbagarden.net/wiki/
test.each([
  ['Spore', 'deals no damage'],
  ['Zap Cannon', 'misses too often'],
  ['Hyper Beam', 'not every turn'],
  ['Solar Beam', 'not every turn'],
  ['Future Sight', 'not every turn'],
  ['Blood Moon', 'not every turn'],
  ['Fake Out', 'works only under a condition'],
  ['Sucker Punch', 'works only under a condition'],
  ['Gigaton Hammer', 'not every turn'],
  ['Explosion', 'hurts its user'],
  ['Flare Blitz', 'hurts its user'],
  ['Steel Beam', 'hurts its user'],
  ['High Jump Kick', 'hurts its user'],
  ['Draco Meteor', 'weakens its user'],
  ['Superpower', 'weakens its user'],
  ['Make It Rain', 'weakens its user'],
  ['Outrage', 'locks its user in'],
  ['Uproar', 'locks its user in'],
  ['Triple Axel', 'hits fewer times than it promises'],
  ['Seismic Toss', 'damage does not follow power'],
  ['Super Fang', 'damage does not follow power'],
  ['Electro Ball', 'damage does not follow power'],
  ['Eruption', 'power follows HP or use'],
  ['Fury Cutter', 'power follows HP or use'],
  ['Acrobatics', 'needs what a raid does not offer'],
  ['Foul Play', 'hits with the Attack of its target'],
])('%s isn’t advised: %s', (name, objection) => {
  expect(objectionTo(moveNamed(name), 'Pressure')).toBe(objection)
})

test.each(['Iron Head', 'Close Combat', 'Heavy Slam', 'Tera Blast', 'Body Press', 'Hurricane', 'Rage Fist'])(
  '%s may be advised',
  (name) => {
    expect(objectionTo(moveNamed(name), 'Pressure')).toBeUndefined()
  },
)

test('Meteor Beam may be advised although it charges, since charging raises its user', () => {
  expect(objectionTo(moveNamed('Meteor Beam'), 'Pressure')).toBeUndefined()
})

test.each([
  ['Leaf Storm', 'Contrary'],
  ['Zap Cannon', 'No Guard'],
  ['Flare Blitz', 'Rock Head'],
  ['Steel Beam', 'Magic Guard'],
  ['Triple Axel', 'Skill Link'],
])('%s may be advised with %s', (name, ability) => {
  expect(objectionTo(moveNamed(name), ability)).toBeUndefined()
})

test('Rock Head doesn’t prevent the cost of Steel Beam', () => {
  expect(objectionTo(moveNamed('Steel Beam'), 'Rock Head')).toBe('hurts its user')
})
