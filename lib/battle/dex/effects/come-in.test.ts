import type { Fighter } from '@/lib/battle/model/fighter'
import { makeArena, makeBoss, makeRaider, playOut } from '@/testing/battle/battles'

function started(raider: Partial<Fighter>, boss: Parameters<typeof makeBoss>[0] = {}) {
  return playOut({ arena: makeArena({ boss: makeBoss(boss) }), raiders: [makeRaider(raider)], turns: [] })
}

test('The weather of the slower one stays', () => {
  // The raider has 200 Speed, the boss 100.
  expect(started({ ability: 'Drizzle' }, { ability: 'Drought' }).state.field.weather).toBe('Sun')
})

test('A seed sprouts in its terrain', () => {
  const { raider } = started({ item: 'Grassy Seed' }, { ability: 'Grassy Surge' })
  expect(raider).toMatchObject({ item: undefined, stages: { def: 1 } })
})

test('Booster Energy is used up where there is no sun, and kept in it', () => {
  const energized = { ability: 'Protosynthesis', item: 'Booster Energy' }
  expect(started(energized).raider).toMatchObject({ item: undefined, volatiles: { protosynthesis: 1000 } })
  const sunny = started(
    { ...energized, stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 } },
    { ability: 'Drought' },
  )
  expect(sunny.raider).toMatchObject({ item: 'Booster Energy', volatiles: {} })
})

test('Neutralizing Gas switches abilities off, but not one that an Ability Shield keeps', () => {
  const gas = { ability: 'Neutralizing Gas' }
  expect(started({ ability: 'Stamina' }, gas).raider.abilityOffFor).toBeGreaterThan(100)
  expect(started({ ability: 'Stamina', item: 'Ability Shield' }, gas).raider.abilityOffFor).toBe(0)
})
