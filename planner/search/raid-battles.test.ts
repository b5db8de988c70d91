import type { Build } from '@/battle/build'
import { uncertainty } from '@/battle/odds/tally'
import type { Plan } from '@/battle/plan'
import { raidNamed } from '@/planner/testing/named'
import { keyOfBuild, RaidBattles } from './raid-battles'

const IRON_HANDS: Build = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  effortValues: { hp: 4, atk: 252, def: 252 },
  item: 'Metronome',
  moves: ['Drain Punch', 'Belly Drum', 'Swords Dance'],
}
const CHI_YU: Build = {
  species: 'Chi-Yu',
  ability: 'Beads of Ruin',
  teraType: 'Fire',
  nature: 'Modest',
  effortValues: { hp: 252, spa: 252 },
  item: 'Shell Bell',
  moves: ['Overheat', 'Dark Pulse'],
}
const PLAN: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 }

const DONDOZO = raidNamed('6/Paldea/Dondozo')

function newBattles(raid = DONDOZO) {
  const battles = new RaidBattles(raid)
  return {
    battles,
    ironHands: battles.member(IRON_HANDS, PLAN, 'attacker'),
    chiYu: battles.member(CHI_YU, PLAN, 'attacker'),
  }
}

test('a team has the same battles, no matter what fought before', () => {
  const { battles, ironHands, chiYu } = newBattles()
  battles.quickStats([chiYu], 'Steel', 10)
  battles.quickStats([ironHands, chiYu], 'Steel', 6)
  battles.quickStats([ironHands], 'Rock', 6)
  battles.quickStats([ironHands], 'Steel', 4)
  const fresh = newBattles()
  expect(battles.quickStats([ironHands], 'Steel', 20)).toEqual(
    fresh.battles.quickStats([fresh.ironHands], 'Steel', 20),
  )
})

test('requesting more battles only fights the missing ones', () => {
  const { battles, chiYu } = newBattles()
  battles.quickStats([chiYu], 'Steel', 10)
  expect(battles.fought).toBe(10)
  battles.quickStats([chiYu], 'Steel', 6)
  expect(battles.fought).toBe(10)
  battles.quickStats([chiYu], 'Steel', 16)
  expect(battles.fought).toBe(16)
})

test('two Tera types share battles only if they are equivalent for a build', () => {
  const { battles, ironHands } = newBattles()
  // Fighting moves are twice as effective on both.
  const onRock = battles.quickStats([ironHands], 'Rock', 8)
  expect(battles.quickStats([ironHands], 'Dark', 8)).toEqual(onRock)
  expect(battles.fought).toBe(8)
  battles.quickStats([ironHands], 'Water', 8)
  expect(battles.fought).toBe(16)
})

test('quick stats have the requested number of battles, split between a 6★ boss’s two behaviors', () => {
  const six = newBattles(raidNamed('6/Paldea/Garchomp'))
  six.battles.quickStats([six.ironHands], 'Steel', 5)
  expect(six.battles.fought).toBe(5)
  const five = newBattles(raidNamed('5/Paldea/Gengar'))
  expect(five.battles.quickStats([five.chiYu], 'Steel', 5).battles).toBe(5)
})

test('at 6★ the harder boss behavior counts', () => {
  // If Garchomp chooses at random, Iron Hands wins most battles; against only its strongest move, it seldom wins.
  const { battles } = newBattles(raidNamed('6/Paldea/Garchomp'))
  const effortValues = { hp: 252, atk: 252, def: 4 }
  const build = { ...IRON_HANDS, effortValues, item: 'Shell Bell', moves: ['Drain Punch', 'Swords Dance'] }
  const ironHands = battles.member(build, { ...PLAN, boosts: 2 }, 'attacker')
  expect(battles.quickStats([ironHands], 'Steel', 40).wins).toBeLessThan(0.2)
  expect(battles.preciseStats([ironHands], 'Steel').wins).toBeLessThan(0.2)
})

test('a team stops fighting once it can’t reach a score, and the next request continues', () => {
  // Against Garchomp's strongest moves Iron Hands never wins, so the other behavior isn't fought.
  const { battles, ironHands } = newBattles(raidNamed('6/Paldea/Garchomp'))
  expect(battles.quickStats([ironHands], 'Steel', 40, 1).score).toBeLessThan(1)
  expect(battles.fought).toBeLessThan(20)
  const fresh = newBattles(raidNamed('6/Paldea/Garchomp'))
  expect(battles.quickStats([ironHands], 'Steel', 40)).toEqual(
    fresh.battles.quickStats([fresh.ironHands], 'Steel', 40),
  )
})

test('a win rate of 100% needs 36 battles per boss behavior', () => {
  const dondozo = newBattles()
  expect(dondozo.battles.preciseStats([dondozo.ironHands], 'Steel').battles).toBe(36)
  expect(dondozo.battles.fought).toBe(72)
})

test('precise stats are within five points', () => {
  const { battles, ironHands } = newBattles(raidNamed('6/Paldea/Gengar'))
  const preciseStats = battles.preciseStats([ironHands], 'Steel')
  expect(preciseStats.battles).toBeGreaterThan(36)
  expect(uncertainty(preciseStats)).toBeLessThanOrEqual(0.05)
})

test('types that one of the boss’s abilities distinguishes are fought separately', () => {
  // Indeedee's hidden ability is Psychic Surge, and terrain doesn't affect a Flying boss. Fighting is half as
  // effective on all three.
  const { battles, ironHands } = newBattles(raidNamed('5/Paldea/Indeedee (Male)'))
  battles.quickStats([ironHands], 'Bug', 6)
  battles.quickStats([ironHands], 'Poison', 6)
  expect(battles.fought).toBe(6)
  battles.quickStats([ironHands], 'Flying', 6)
  expect(battles.fought).toBe(12)
})

test('the used moves of each member are recorded', () => {
  const { battles, ironHands, chiYu } = newBattles()
  expect(battles.movesUsed(ironHands)).toEqual(new Set())
  battles.quickStats([ironHands, chiYu], 'Steel', 4)
  // Belly Drum boosts, so Swords Dance is never used.
  expect(battles.movesUsed(ironHands)).toEqual(new Set(['Belly Drum', 'Drain Punch']))
  // Overheat hits Steel harder than Dark Pulse, even with lower Sp. Atk.
  expect(battles.movesUsed(chiYu)).toEqual(new Set(['Overheat']))
})

test('the order and zeros of effort values don’t change a build', () => {
  const reordered: Build = { ...IRON_HANDS, effortValues: { spe: 0, def: 252, atk: 252, hp: 4 } }
  expect(keyOfBuild(reordered)).toBe(keyOfBuild(IRON_HANDS))
  expect(keyOfBuild({ ...IRON_HANDS, item: undefined })).not.toBe(keyOfBuild(IRON_HANDS))
})

test('level, gender and individual values distinguish builds', () => {
  const builds: Build[] = [
    IRON_HANDS,
    { ...IRON_HANDS, level: 1 },
    { ...IRON_HANDS, gender: 'M' },
    { ...IRON_HANDS, individualValues: { atk: 0 } },
    { ...IRON_HANDS, individualValues: { spe: 0 } },
  ]
  expect(new Set(builds.map(keyOfBuild)).size).toBe(builds.length)
  expect(keyOfBuild({ ...IRON_HANDS, level: 100, individualValues: { atk: 31 } })).toBe(
    keyOfBuild(IRON_HANDS),
  )
})

test('a build of level 1 has less HP than a build of level 100', () => {
  const { battles } = newBattles()
  const statsOf = (build: Build) => battles.member(build, PLAN, 'attacker').fighter.stats
  expect(statsOf({ ...IRON_HANDS, level: 1 }).hp).toBeLessThan(20)
  expect(statsOf(IRON_HANDS).hp).toBeGreaterThan(400)
})

test('only a build with the same plan and role is the same member', () => {
  const { battles, ironHands } = newBattles()
  expect(battles.member({ ...IRON_HANDS }, { ...PLAN }, 'attacker')).toBe(ironHands)
  const otherMembers = [
    battles.member(IRON_HANDS, { ...PLAN, boosts: 0 }, 'attacker'),
    battles.member(IRON_HANDS, PLAN, 'support'),
  ]
  for (const member of otherMembers) {
    expect(member.key).not.toBe(ironHands.key)
    expect(member.fighter).toBe(ironHands.fighter)
  }
})
