import type { BattleMove } from '@/battle/model/battle-move'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withRaider,
} from '@/testing/battle/battles'
import { wounded } from '@/testing/battle/one-attack'

test('Sturdy and Focus Sash leave 1 HP from full HP, False Swipe from any HP', () => {
  const deadly = makeArena({
    damageOf: constantDamage(20000),
    boss: makeBoss({ moves: [makeMove('Hyper Beam')] }),
  })
  const splash = [makeMove('Splash', { category: 'Status', target: 'self' })]
  expect(
    playOut({ arena: deadly, raiders: [makeRaider({ ability: 'Sturdy', moves: splash })] }).raider.hp,
  ).toBe(1)
  const sashed = playOut({ arena: deadly, raiders: [makeRaider({ item: 'Focus Sash', moves: splash })] })
  expect(sashed.raider).toMatchObject({ hp: 1, item: undefined })
  const belowFull = playOut({
    arena: deadly,
    raiders: [makeRaider({ item: 'Focus Sash', moves: splash })],
    given: withRaider({ hp: 319 }),
  })
  expect(belowFull.raider).toMatchObject({ hp: 0, faints: 1, item: 'Focus Sash' })
  const swipe = makeArena({ damageOf: constantDamage(20000) })
  expect(playOut({ arena: swipe, raiders: [makeRaider({ moves: [makeMove('False Swipe')] })] }).boss.hp).toBe(
    1,
  )
})

test('A Jaboca Berry costs a physical attacker an eighth of its HP, a Rowap Berry a special attacker', () => {
  const hpAfter = (
    item: string,
    move: Partial<BattleMove>,
    boss: Parameters<typeof makeBoss>[0] = {},
    hp = 320,
  ) => {
    const { boss: attacker, raider } = playOut({
      arena: makeArena({
        damageOf: constantDamage(1),
        boss: makeBoss({ moves: [makeMove('Tackle', move)], ...boss }),
      }),
      raiders: [makeRaider({ item, moves: [makeMove('Splash', { category: 'Status', target: 'self' })] })],
      given: withRaider({ hp }),
    })
    return [attacker.hp, raider.item]
  }
  expect(hpAfter('Jaboca Berry', {})).toEqual([10000 - 400 / 8, undefined])
  expect(hpAfter('Jaboca Berry', { category: 'Special' })).toEqual([10000, 'Jaboca Berry'])
  expect(hpAfter('Rowap Berry', { category: 'Special' })).toEqual([9950, undefined])
  expect(hpAfter('Rowap Berry', {})).toEqual([10000, 'Rowap Berry'])
  expect(hpAfter('Jaboca Berry', {}, { ability: 'Magic Guard' })).toEqual([10000, 'Jaboca Berry'])
  expect(hpAfter('Jaboca Berry', {}, {}, 1)).toEqual([9950, undefined])
})

test('Rocky Helmet and Rough Skin cost a boss a share without its multiplier', () => {
  // 400 / 6 = 66, 400 / 8 = 50, of 10000 HP.
  const tackling = makeArena({
    damageOf: constantDamage(1),
    boss: makeBoss({ moves: [makeMove('Tackle', { flags: { contact: 1 } })] }),
  })
  const splash = [makeMove('Splash', { category: 'Status', target: 'self' })]
  const helmet = makeRaider({ item: 'Rocky Helmet', moves: splash })
  expect(playOut({ arena: tackling, raiders: [helmet] }).boss.hp).toBe(10000 - 66)
  const rough = makeRaider({ ability: 'Rough Skin', moves: splash })
  expect(playOut({ arena: tackling, raiders: [rough] }).boss.hp).toBe(10000 - 50)
})

test('Weakness Policy raises both attacking stats by 2 stages after a super-effective hit', () => {
  const hitBy = (type: BattleMove['type']) =>
    playOut({
      arena: makeArena({
        damageOf: constantDamage(10),
        boss: makeBoss({ moves: [makeMove('Hit', { type })] }),
      }),
      raiders: [makeRaider({ item: 'Weakness Policy' })],
    }).raider
  expect(hitBy('Dark')).toMatchObject({ item: undefined, stages: { atk: 2, spa: 2 } })
  expect(hitBy('Water')).toMatchObject({ item: 'Weakness Policy', stages: { atk: 0, spa: 0 } })
})

test('Water Absorb heals a quarter from a Water attack, which does no damage', () => {
  const { raider } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Surf', { type: 'Water' })] }) }),
    raiders: [makeRaider({ ability: 'Water Absorb' })],
    given: wounded,
  })
  expect(raider.hp).toBe(180)
})

test('Stamina raises Defense with each hit', () => {
  const { raider } = playOut({
    arena: makeArena({
      damageOf: constantDamage(1),
      boss: makeBoss({ moves: [makeMove('Dual Wingbeat', { hits: [2, 2] })] }),
    }),
    raiders: [makeRaider({ ability: 'Stamina' })],
  })
  expect(raider.stages.def).toBe(2)
})
