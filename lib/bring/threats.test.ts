import type { TypeName } from '@/data/vocabulary'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { multipliersOn, type Threatening, threatsTo } from './threats'

function raid(boss: string, teraType: 'Fairy' | 'Ground' | 'Normal'): Threatening {
  const view = shippedRaidView({ tier: '6', region: 'Paldea', boss, teraType }, sentences)
  if (!view) throw new Error(`no ${boss}`)
  return view
}

const garchomp = raid('Garchomp', 'Fairy')

function threats(teraType: TypeName, boss: Threatening, ability = 'Huge Power'): string | undefined {
  const feared = threatsTo({ teraType, ability }, boss)
  return feared && `${feared.moves.join(', ')}${feared.areSuperEffective ? ' super effectively' : ''}`
}

// Its attacks: Earthquake, Flamethrower, Outrage, Rock Slide.
test('a Tera Steel Pokémon fears what is super effective on it, the hardest first', () => {
  expect(threats('Steel', garchomp)).toBe('earthquake, flamethrower super effectively')
})

test('of what is super effective a weaker move that the boss has a bonus for comes first', () => {
  const fire = {
    ...garchomp,
    types: ['Fire'],
    baseStats: { ...garchomp.baseStats, specialattack: 130 },
  } as const
  expect(threats('Steel', fire)).toBe('flamethrower, earthquake super effectively')
})

test('where nothing is super effective the hardest hit counts, which a resistance lessens', () => {
  expect(threats('Water', garchomp)).toBe('outrage')
  expect(threats('Fairy', garchomp)).toBe('earthquake')
})

test('Freeze-Dry is super effective on Water', () => {
  const lapras = {
    ...garchomp,
    moves: garchomp.moves.slice(0, 1).map((move) => ({
      ...move,
      key: 'freezedry',
      type: 'Ice' as const,
      beats: ['Dragon', 'Water'] as const,
    })),
  }
  expect(threats('Water', lapras)).toBe('freezedry super effectively')
})

test('who is immune to all of its attacks, or meets none, fears nothing', () => {
  const groundOnly = { ...garchomp, moves: garchomp.moves.filter(({ type }) => type === 'Ground') }
  expect(threats('Flying', groundOnly)).toBeUndefined()
  const statusOnly = { ...garchomp, moves: garchomp.moves.filter(({ category }) => category === 'Status') }
  expect(threats('Flying', statusOnly)).toBeUndefined()
})

test('an ability keeps off what it takes in or floats above: Levitate Earthquake, Flash Fire Flamethrower', () => {
  expect(threats('Steel', garchomp, 'Levitate')).toBe('flamethrower super effectively')
  expect(threats('Steel', garchomp, 'Flash Fire')).toBe('earthquake super effectively')
})

test('Bulletproof keeps off balls and bombs, Soundproof sounds', () => {
  const gengar = raid('Gengar', 'Normal')
  expect(threats('Psychic', gengar)).toContain('shadowball')
  expect(threats('Psychic', gengar, 'Bulletproof')).not.toContain('shadowball')
})

test('an ability halves: Heatproof leaves Flamethrower no more than neutral on Steel', () => {
  expect(threats('Steel', garchomp)).toBe('earthquake, flamethrower super effectively')
  expect(threats('Steel', garchomp, 'Heatproof')).toBe('earthquake super effectively')
})

test('a boss that always has another ability is no Mold Breaker', () => {
  const rough = {
    ...garchomp,
    abilities: [{ key: 'roughskin', always: true }, { key: 'moldbreaker' }],
  } as const
  expect(threats('Steel', rough, 'Levitate')).toBe('flamethrower super effectively')
})

test('a boss that may be a Mold Breaker breaks what abilities keep off', () => {
  const breaker = { ...garchomp, abilities: [{ key: 'roughskin' }, { key: 'moldbreaker' }] }
  expect(threats('Steel', breaker, 'Levitate')).toBe('earthquake, flamethrower super effectively')
})

test('Garchomp hits Tera Steel: Earthquake and Flamethrower 2x, Outrage and Rock Slide 0.5x, status moves not at all', () => {
  expect(multipliersOn({ ability: 'Huge Power' }, ['Steel'], garchomp)).toEqual({
    earthquake: 2,
    flamethrower: 2,
    outrage: 0.5,
    rockslide: 0.5,
  })
})

test('Garchomp hits Hisuian Avalugg, Ice and Rock: Flamethrower 1x, Earthquake and Rock Slide 2x', () => {
  expect(multipliersOn({ ability: 'Strong Jaw' }, ['Ice', 'Rock'], garchomp)).toEqual({
    earthquake: 2,
    flamethrower: 1,
    outrage: 1,
    rockslide: 2,
  })
  expect(multipliersOn({ ability: 'Strong Jaw' }, ['Fire', 'Rock'], garchomp)).toMatchObject({
    earthquake: 4,
  })
})

test('Outrage does nothing to Tera Fairy, and Earthquake nothing to Levitate', () => {
  expect(multipliersOn({ ability: 'Huge Power' }, ['Fairy'], garchomp)).toMatchObject({
    earthquake: 1,
    outrage: 0,
  })
  expect(multipliersOn({ ability: 'Levitate' }, ['Steel'], garchomp)).toMatchObject({
    earthquake: 0,
    flamethrower: 2,
  })
})

test('Night Shade takes as much from Ghost and Dark as from others, and nothing from Normal', () => {
  const [move] = garchomp.moves
  if (!move) throw new Error('no move')
  const nightShade = { ...move, key: 'nightshade', type: 'Ghost', power: 'level', beats: [] } as const
  const on = (teraType: TypeName) =>
    multipliersOn({ ability: 'Huge Power' }, [teraType], { ...garchomp, moves: [nightShade] })
  expect([on('Ghost'), on('Dark'), on('Water'), on('Normal')]).toEqual(
    [1, 1, 1, 0].map((nightshade) => ({ nightshade })),
  )
})

test('moves of type Normal beat nothing, and Steel still resists them', () => {
  const [move] = garchomp.moves
  if (!move) throw new Error('no move')
  const bodySlam = { ...move, key: 'bodyslam', type: 'Normal', beats: [] } as const
  const normal = { ...garchomp, moves: [bodySlam] }
  expect(multipliersOn({ ability: 'Huge Power' }, ['Steel'], normal)).toEqual({ bodyslam: 0.5 })
})
