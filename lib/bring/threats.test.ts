import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { type Threatening, threatsTo } from './threats'

function raid(boss: string, teraType: 'Fairy' | 'Ground' | 'Normal'): Threatening {
  const view = shippedRaidView({ tier: '6', region: 'Paldea', boss, teraType })
  if (!view) throw new Error(`no ${boss}`)
  return view
}

const garchomp = raid('Garchomp', 'Fairy')

// Its attacks: Earthquake, Flamethrower, Outrage, Rock Slide.
test('a Tera Steel Pokémon fears what is super effective on it, the hardest first', () => {
  expect(threatsTo('Steel', garchomp)).toBe('Earthquake, Flamethrower (super effective)')
})

test('of what is super effective a weaker move that the boss has a bonus for comes first', () => {
  const fire = {
    ...garchomp,
    types: ['Fire'],
    baseStats: { ...garchomp.baseStats, specialattack: 130 },
  } as const
  expect(threatsTo('Steel', fire)).toBe('Flamethrower, Earthquake (super effective)')
})

test('where nothing is super effective the hardest hit counts, which a resistance lessens', () => {
  expect(threatsTo('Water', garchomp)).toBe('Outrage (hits hardest)')
  expect(threatsTo('Fairy', garchomp)).toBe('Earthquake (hits hardest)')
})

test('Freeze-Dry is super effective on Water', () => {
  const lapras = {
    ...garchomp,
    moves: garchomp.moves.slice(0, 1).map((move) => ({
      ...move,
      name: 'Freeze-Dry',
      type: 'Ice' as const,
      beats: ['Dragon', 'Water'] as const,
    })),
  }
  expect(threatsTo('Water', lapras)).toBe('Freeze-Dry (super effective)')
})

test('who is immune to all of its attacks, or meets none, fears nothing', () => {
  const groundOnly = { ...garchomp, moves: garchomp.moves.filter(({ type }) => type === 'Ground') }
  expect(threatsTo('Flying', groundOnly)).toBeUndefined()
  const statusOnly = { ...garchomp, moves: garchomp.moves.filter(({ category }) => category === 'Status') }
  expect(threatsTo('Flying', statusOnly)).toBeUndefined()
})
