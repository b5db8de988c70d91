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

function fresh(raid = DONDOZO) {
  const battles = new RaidBattles(raid)
  return {
    battles,
    ironHands: battles.member(IRON_HANDS, PLAN, 'attacker'),
    chiYu: battles.member(CHI_YU, PLAN, 'attacker'),
  }
}

test('a team has the same battles whatever has fought before', () => {
  const { battles, ironHands, chiYu } = fresh()
  battles.quickStats([chiYu], 'Steel', 10)
  battles.quickStats([ironHands, chiYu], 'Steel', 6)
  battles.quickStats([ironHands], 'Rock', 6)
  battles.quickStats([ironHands], 'Steel', 4)
  const other = fresh()
  expect(battles.quickStats([ironHands], 'Steel', 20)).toEqual(
    other.battles.quickStats([other.ironHands], 'Steel', 20),
  )
})

test('battles are fought once: more battles only add to fewer', () => {
  const { battles, chiYu } = fresh()
  battles.quickStats([chiYu], 'Steel', 10)
  expect(battles.fought).toBe(10)
  battles.quickStats([chiYu], 'Steel', 6)
  expect(battles.fought).toBe(10)
  battles.quickStats([chiYu], 'Steel', 16)
  expect(battles.fought).toBe(16)
})

test('two Tera types share battles if they are equivalent for a build, others don’t', () => {
  const { battles, ironHands } = fresh()
  // Fighting moves are twice as effective on both.
  const onRock = battles.quickStats([ironHands], 'Rock', 8)
  expect(battles.quickStats([ironHands], 'Dark', 8)).toEqual(onRock)
  expect(battles.fought).toBe(8)
  battles.quickStats([ironHands], 'Water', 8)
  expect(battles.fought).toBe(16)
})

test('quick stats have the requested number of battles, which alternate a 6★ boss’s two ways of choosing moves', () => {
  const six = fresh(raidNamed('6/Paldea/Garchomp'))
  six.battles.quickStats([six.ironHands], 'Steel', 5)
  expect(six.battles.fought).toBe(5)
  const five = fresh(raidNamed('5/Paldea/Gengar'))
  expect(five.battles.quickStats([five.chiYu], 'Steel', 5).battles).toBe(5)
})

test('at 6★ the worse way of choosing moves counts', () => {
  // If Garchomp chooses at random, Iron Hands wins most battles; against only its strongest move, it seldom wins.
  const { battles } = fresh(raidNamed('6/Paldea/Garchomp'))
  const effortValues = { hp: 252, atk: 252, def: 4 }
  const build = { ...IRON_HANDS, effortValues, item: 'Shell Bell', moves: ['Drain Punch', 'Swords Dance'] }
  const dancing = battles.member(build, { ...PLAN, boosts: 2 }, 'attacker')
  expect(battles.quickStats([dancing], 'Steel', 40).wins).toBeLessThan(0.2)
  expect(battles.preciseStats([dancing], 'Steel').wins).toBeLessThan(0.2)
})

test('a team that can’t reach a score any more stops fighting, and isn’t worse off at the next request', () => {
  // Against Garchomp's strongest moves Iron Hands never wins: the other way isn't fought at all.
  const { battles, ironHands } = fresh(raidNamed('6/Paldea/Garchomp'))
  expect(battles.quickStats([ironHands], 'Steel', 40, 1).score).toBeLessThan(1)
  expect(battles.fought).toBeLessThan(20)
  const other = fresh(raidNamed('6/Paldea/Garchomp'))
  expect(battles.quickStats([ironHands], 'Steel', 40)).toEqual(
    other.battles.quickStats([other.ironHands], 'Steel', 40),
  )
})

test('a win rate of 100% needs 36 battles of each way', () => {
  const sure = fresh()
  expect(sure.battles.preciseStats([sure.ironHands], 'Steel').battles).toBe(36)
  expect(sure.battles.fought).toBe(72)
})

test('precise stats are within five points', () => {
  const { battles, ironHands } = fresh(raidNamed('6/Paldea/Gengar'))
  const preciseStats = battles.preciseStats([ironHands], 'Steel')
  expect(preciseStats.battles).toBeGreaterThan(36)
  expect(uncertainty(preciseStats)).toBeLessThanOrEqual(0.05)
})

test('types that one of the boss’s abilities distinguishes are fought separately', () => {
  // Indeedee's hidden ability is Psychic Surge, and terrain doesn't affect a Flying boss. Fighting is half as
  // effective on all three.
  const { battles, ironHands } = fresh(raidNamed('5/Paldea/Indeedee (Male)'))
  battles.quickStats([ironHands], 'Bug', 6)
  battles.quickStats([ironHands], 'Poison', 6)
  expect(battles.fought).toBe(6)
  battles.quickStats([ironHands], 'Flying', 6)
  expect(battles.fought).toBe(12)
})

test('a member’s used moves are known, separately from other members', () => {
  const { battles, ironHands, chiYu } = fresh()
  expect(battles.movesUsed(ironHands)).toEqual(new Set())
  battles.quickStats([ironHands, chiYu], 'Steel', 4)
  // Belly Drum boosts, so Swords Dance is never used.
  expect(battles.movesUsed(ironHands)).toEqual(new Set(['Belly Drum', 'Drain Punch']))
  // Overheat hits Steel harder than Dark Pulse, however much it lowers Sp. Atk.
  expect(battles.movesUsed(chiYu)).toEqual(new Set(['Overheat']))
})

test('a build is the same whatever order its effort values have, and with zeros', () => {
  const same: Build = { ...IRON_HANDS, effortValues: { spe: 0, def: 252, atk: 252, hp: 4 } }
  expect(keyOfBuild(same)).toBe(keyOfBuild(IRON_HANDS))
  expect(keyOfBuild({ ...IRON_HANDS, item: undefined })).not.toBe(keyOfBuild(IRON_HANDS))
})

test('a build of another level or gender, or with other individual values, is another build', () => {
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

test('a build of level 1 has other damage than one of level 100', () => {
  const { battles } = fresh()
  const member = (build: Build) => battles.member(build, PLAN, 'attacker').fighter.stats
  expect(member({ ...IRON_HANDS, level: 1 }).hp).toBeLessThan(20)
  expect(member(IRON_HANDS).hp).toBeGreaterThan(400)
})

test('a build with the same plan is the same member, with another plan or role another', () => {
  const { battles, ironHands } = fresh()
  expect(battles.member({ ...IRON_HANDS }, { ...PLAN }, 'attacker')).toBe(ironHands)
  const others = [
    battles.member(IRON_HANDS, { ...PLAN, boosts: 0 }, 'attacker'),
    battles.member(IRON_HANDS, PLAN, 'support'),
  ]
  for (const other of others) {
    expect(other.key).not.toBe(ironHands.key)
    // Remembered damage depends on the identity of its fighter.
    expect(other.fighter).toBe(ironHands.fighter)
  }
})
