import { createDamageSource } from '@/battle/damage/create-damage-source'
import { bossFighter, raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { type Arena, createArena } from '@/battle/model/arena'
import { ROLLS } from '@/battle/model/damage-source'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { RaiderState } from '@/battle/model/state'
import { bossAtStart, EMPTY_FIELD, raiderAtStart } from '@/battle/turns/start-battle'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { TypeName } from '@/data/vocabulary'
import {
  choose,
  constantDamage,
  damageBy,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import type { Build } from './build'
import { BOSS } from './events'

// The numbers are from the game's event files: see data/events.

function fighterOf(id: string, ability: string): BossFighter {
  const boss = eventBoss(id)
  return bossFighter(boss, ability, boss.teraType ?? 'Normal', moveNamed)
}

function arenaOf(id: string, ability: string, damageOf = constantDamage(1)): Arena {
  return createArena({ record: eventBoss(id), boss: fighterOf(id, ability), tier: '7', damageOf })
}

function throughShield(id: string, ability: string, raider: Partial<Fighter>, state: Partial<RaiderState>) {
  const arena = arenaOf(
    id,
    ability,
    damageBy(({ attacker }) => (attacker.who === BOSS ? 0 : 1000)),
  )
  const { events } = playOut({
    arena,
    raiders: [makeRaider({ moves: [makeMove('Surf', { type: 'Water' })], ...raider })],
    given: (start) => withRaider(state)(withBoss({ shield: { phase: 'up', barLeft: 5000 } })(start)),
  })
  return events.find((event) => event.kind === 'damage' && event.to === BOSS)
}

const WATER = { teraType: 'Water' as TypeName }
const TERA = { terastallized: true }

test.each([
  ['7-eevee-normal', 'Anticipation', [200, 300, 700]],
  ['7-mewtwo-psychic', 'Unnerve', [100, 300, 700]],
  ['7-pikachu-water', 'Lightning Rod', [10, 700, 1200]],
  ['7-pikachu-water-v2', 'Lightning Rod', [200, 300, 700]],
] as const)('the shield of %s has its own shares', (id, ability, [untyped, otherType, sameType]) => {
  expect(throughShield(id, ability, {}, {})).toMatchObject({ amount: untyped })
  expect(throughShield(id, ability, {}, TERA)).toMatchObject({ amount: otherType })
  expect(throughShield(id, ability, WATER, TERA)).toMatchObject({ amount: sameType })
})

test('a hundredth of a weak hit is 0, which doesn’t charge the Tera Orb', () => {
  const { raider, boss } = playOut({
    arena: arenaOf('7-pikachu-water', 'Lightning Rod', constantDamage(49)),
    given: withBoss({ shield: { phase: 'up', barLeft: 5000 } }),
  })
  expect(boss.hp).toBe(boss.maxHp)
  expect(raider.teraCharge).toBe(0)
})

test.each([
  ['7-eevee-normal', 'Anticipation'],
  ['7-magikarp-dragon', 'Rattled'],
  ['7-pikachu-water-v2', 'Lightning Rod'],
])('the shield of %s has a bar of all its HP: it stays until the end', (id, ability) => {
  const damageOf = damageBy(({ attacker }) => (attacker.who === BOSS ? 0 : 1500))
  const arena = arenaOf(id, ability, damageOf)
  const { events, boss } = playOut({
    arena,
    raiders: [makeRaider(), makeRaider(), makeRaider(), makeRaider()],
    turns: Array.from({ length: 30 }, () => [choose(), choose(), choose(), choose()]),
  })
  const kinds = events.map(({ kind }) => kind)
  expect(kinds).toContain('shield up')
  expect(kinds).not.toContain('shield broken')
  expect(boss).toMatchObject({ hp: 0, shield: { phase: 'up' } })
})

test.each([
  ['7-mewtwo-psychic', 'Unnerve', 900],
  ['7-eevee-normal', 'Anticipation', 600],
  ['7-goodra-water', 'Sap Sipper', 480],
  ['5-ting-lu-ground', 'Vessel of Ruin', 320],
])('the raid of %s lasts as long as its table says', (id, ability, seconds) => {
  expect(arenaOf(id, ability).raidSeconds).toBe(seconds)
})

// Twice base stats, plus 31, plus a fourth of the effort values, plus 5, times the nature; HP plus 110, times the
// multiplier. Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Formula
test('Mewtwo fights at level 100 with its effort values and Modest: 20,800 HP', () => {
  const { stats, hpMultiplier, level, item } = fighterOf('7-mewtwo-psychic', 'Unnerve')
  expect({ level, item }).toEqual({ level: 100, item: 'Chesto Berry' })
  expect(stats.hp * hpMultiplier).toBe((2 * 106 + 31 + 110) * 50)
  expect(stats).toMatchObject({
    atk: Math.floor((2 * 110 + 31 + 5) * 0.9),
    def: 2 * 90 + 31 + 63 + 5,
    spa: Math.floor((2 * 154 + 31 + 1 + 5) * 1.1),
    spd: 2 * 90 + 31 + 63 + 5,
    spe: 2 * 130 + 31 + 5,
  })
})

test('the first Pikachu has effort values and 3,150 HP more than the second, which has none', () => {
  const hpOf = (id: string) => {
    const { stats, hpMultiplier } = fighterOf(id, 'Lightning Rod')
    return stats.hp * hpMultiplier
  }
  expect(hpOf('7-pikachu-water') - hpOf('7-pikachu-water-v2')).toBe((252 / 4) * 50)
})

// (2 × 80 + 20) × 75% = 135, + 5, × 0.9 by Modest; and with no individual value (2 × 48) × 75% = 72, + 5.
test('individual values in a table count: Chi-Yu’s Attack of 20, a Ditto’s Speed of 0', () => {
  expect(fighterOf('5-chi-yu-fire', 'Beads of Ruin').stats.atk).toBe(126)
  expect(fighterOf('5-ditto-v3', 'Imposter').stats.spe).toBe(77)
  expect(fighterOf('5-ditto-v2', 'Imposter').stats.spe).toBe(Math.floor((2 * 48 + 31) * 0.75) + 5)
})

const SUNFLORA: Build = {
  species: 'Sunflora',
  ability: 'Chlorophyll',
  teraType: 'Grass',
  nature: 'Serious',
  effortValues: {},
  item: undefined,
  moves: ['Sunny Day'],
}

test('a Light Ball doubles Pikachu’s attack stats', () => {
  const source = createDamageSource()
  const highestRoll = (change: Partial<BossFighter>) =>
    source.rolls({
      attacker: bossAtStart({ ...fighterOf('7-pikachu-water-v2', 'Lightning Rod'), ...change }),
      defender: raiderAtStart(raiderFighter(SUNFLORA, moveNamed), 0),
      move: moveNamed('Thunder'),
      field: EMPTY_FIELD,
      critical: false,
      last: false,
      spread: false,
      helped: [],
    })[ROLLS - 1] ?? 0
  const withoutItem = highestRoll({ item: undefined })
  expect(highestRoll({}) / withoutItem).toBeGreaterThan(1.95)
  expect(highestRoll({}) / withoutItem).toBeLessThan(2.05)
})

test('Mewtwo’s Chesto Berry wakes it immediately from its first Rest; it sleeps after the second', () => {
  const rested = playOut({
    arena: { ...arenaOf('7-mewtwo-psychic', 'Unnerve'), actions: restAt(90, 80) },
    raiders: [makeRaider({ moves: [makeStatusMove('Splash')] })],
    turns: [[choose()], [choose()]],
    given: (start) => withBoss({ hp: start.boss.maxHp * 0.85 })(start),
  })
  const { events, boss } = rested
  expect(events.filter(({ kind }) => kind === 'scripted')).toHaveLength(1)
  expect(events).toContainEqual({ kind: 'item gone', who: BOSS, item: 'Chesto Berry' })
  expect(boss).toMatchObject({ item: undefined, status: undefined })
  const restedAgain = playOut({
    arena: { ...arenaOf('7-mewtwo-psychic', 'Unnerve'), actions: restAt(90, 80) },
    raiders: [makeRaider({ moves: [makeStatusMove('Splash')] })],
    given: (start) => withBoss({ hp: start.boss.maxHp * 0.75 })(start),
  })
  expect(restedAgain.boss.status).toBe('slp')
})

function restAt(...percents: readonly number[]): Arena['actions'] {
  const rest = fighterOf('7-mewtwo-psychic', 'Unnerve').moves.findIndex(({ name }) => name === 'Rest')
  return percents.map((percent) => ({ kind: 'move', trigger: 'HP', percent, move: rest }))
}

test('Mewtwo’s Calm Mind and Pikachu’s Rain Dance come before any raider acts', () => {
  for (const [id, ability, move] of [
    ['7-mewtwo-psychic', 'Unnerve', 'Calm Mind'],
    ['7-pikachu-water-v2', 'Lightning Rod', 'Rain Dance'],
  ] as const) {
    const { events } = playOut({ arena: arenaOf(id, ability) })
    const indexOfUse = (by: number) => events.findIndex((event) => event.kind === 'uses' && event.by === by)
    expect(events[indexOfUse(BOSS)]).toMatchObject({ move })
    expect(indexOfUse(BOSS)).toBeLessThan(indexOfUse(0))
  }
})

function eventBoss(id: string): RaidBoss {
  const boss = [...rosters['5'], ...rosters['7']].find(({ event }) => event?.id === id)
  if (!boss) throw new Error(`no raid ${id}`)
  return boss
}
