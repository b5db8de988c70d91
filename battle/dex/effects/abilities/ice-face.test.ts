import type { Weather } from '@/battle/events'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
} from '@/testing/battle/battles'

/** Three turns: a physical hit breaks the face, its bearer changes the weather, another hit lands. */
function hpAfterWeather(weather: Weather | undefined, boss: Parameters<typeof makeBoss>[0] = {}) {
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Tackle')], ...boss }),
    damageOf: constantDamage(50),
  })
  const eiscue = makeRaider({
    ability: 'Ice Face',
    stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 },
    moves: [makeStatusMove('Splash'), makeStatusMove('Weather', { weather })],
  })
  const move = (index: number) => [{ kind: 'move', move: index, terastallize: false } as const]
  return playOut({ arena, raiders: [eiscue], turns: [move(0), move(weather ? 1 : 0), move(0)] })
}

test('Ice Face blocks a physical hit once, and again after it starts to snow', () => {
  expect(hpAfterWeather(undefined).raider.hp).toBe(320 - 2 * 50)
  expect(hpAfterWeather('Sun').raider.hp).toBe(320 - 2 * 50)
  const snow = hpAfterWeather('Snow')
  expect(snow.raider.hp).toBe(320 - 50)
  expect(snow.events.filter(({ kind }) => kind === 'ability')).toHaveLength(3)
})

test('Under Cloud Nine, snow doesn’t renew Ice Face', () => {
  expect(hpAfterWeather('Snow', { ability: 'Cloud Nine' }).raider.hp).toBe(320 - 2 * 50)
})
