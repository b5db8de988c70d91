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
test('super effective moves threaten a Tera Steel Pokémon, the hardest first', () => {
  expect(threats('Steel', garchomp)).toBe('earthquake, flamethrower super effectively')
})

test('a weaker super effective move comes first if the boss has a same-type bonus for it', () => {
  const fire = {
    ...garchomp,
    types: ['Fire'],
    baseStats: { ...garchomp.baseStats, specialattack: 130 },
  } as const
  expect(threats('Steel', fire)).toBe('flamethrower, earthquake super effectively')
})

test('if no move is super effective, the hardest hit counts, reduced by resistances', () => {
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

test('nothing threatens a Pokémon that is immune to all attacks, or if there are none', () => {
  const groundOnly = { ...garchomp, moves: garchomp.moves.filter(({ type }) => type === 'Ground') }
  expect(threats('Flying', groundOnly)).toBeUndefined()
  const statusOnly = { ...garchomp, moves: garchomp.moves.filter(({ category }) => category === 'Status') }
  expect(threats('Flying', statusOnly)).toBeUndefined()
})

test('abilities block moves: Levitate blocks Earthquake, Flash Fire blocks Flamethrower', () => {
  expect(threats('Steel', garchomp, 'Levitate')).toBe('flamethrower super effectively')
  expect(threats('Steel', garchomp, 'Flash Fire')).toBe('earthquake super effectively')
})

test('Bulletproof blocks balls and bombs, Soundproof blocks sounds', () => {
  const gengar = raid('Gengar', 'Normal')
  expect(threats('Psychic', gengar)).toContain('shadowball')
  expect(threats('Psychic', gengar, 'Bulletproof')).not.toContain('shadowball')
})

test('Heatproof halves damage: Flamethrower is only neutral on Steel', () => {
  expect(threats('Steel', garchomp)).toBe('earthquake, flamethrower super effectively')
  expect(threats('Steel', garchomp, 'Heatproof')).toBe('earthquake super effectively')
})

test('a boss with another certain ability does not have Mold Breaker', () => {
  const rough = {
    ...garchomp,
    abilities: [{ key: 'roughskin', always: true }, { key: 'moldbreaker' }],
  } as const
  expect(threats('Steel', rough, 'Levitate')).toBe('flamethrower super effectively')
})

test('a boss that may have Mold Breaker ignores protecting abilities', () => {
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

test('Night Shade deals the same damage to Ghost and Dark as to other types, and none to Normal', () => {
  const [move] = garchomp.moves
  if (!move) throw new Error('no move')
  const nightShade = { ...move, key: 'nightshade', type: 'Ghost', power: 'level', beats: [] } as const
  const on = (teraType: TypeName) =>
    multipliersOn({ ability: 'Huge Power' }, [teraType], { ...garchomp, moves: [nightShade] })
  expect([on('Ghost'), on('Dark'), on('Water'), on('Normal')]).toEqual(
    [1, 1, 1, 0].map((nightshade) => ({ nightshade })),
  )
})

test('Normal moves are never super effective, and Steel resists them', () => {
  const [move] = garchomp.moves
  if (!move) throw new Error('no move')
  const bodySlam = { ...move, key: 'bodyslam', type: 'Normal', beats: [] } as const
  const normal = { ...garchomp, moves: [bodySlam] }
  expect(multipliersOn({ ability: 'Huge Power' }, ['Steel'], normal)).toEqual({ bodyslam: 0.5 })
})
