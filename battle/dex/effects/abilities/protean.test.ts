import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Choice } from '@/battle/plan'
import {
  choose,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  terastallizeAndChoose,
  withRaider,
} from '@/testing/battle/battles'
import { hit, ironHands } from '@/testing/battle/example-hits'

const WAIT: Choice = { kind: 'wait' }
const ice = makeMove('Ice Beam', { type: 'Ice' })
const fire = makeMove('Ember', { type: 'Fire' })
const proteanRaider = (ability = 'Protean') =>
  makeRaider({ ability, types: ['Water', 'Dark'], moves: [ice, fire] })

function typesAfter(turns: readonly (readonly Choice[])[], raider = proteanRaider()) {
  return playOut({ raiders: [raider], turns }).raider.fighter.types
}

test.each(['Protean', 'Libero'])(
  '%s gives its bearer the type of the first move, not of later moves',
  (ability) => {
    const { raider, kinds } = playOut({
      raiders: [proteanRaider(ability)],
      turns: [[choose(0)], [choose(1)]],
    })
    expect(raider.fighter.types).toEqual(['Ice'])
    expect(kinds.filter((kind) => kind === 'types changed')).toHaveLength(1)
    expect(kinds.indexOf('ability') + 1).toBe(kinds.indexOf('types changed'))
    expect(kinds.indexOf('types changed')).toBeLessThan(kinds.indexOf('damage'))
  },
)

test('A status move and a missing move change the type, too', () => {
  const status = makeRaider({ ability: 'Protean', moves: [moveNamed('Rain Dance')] })
  expect(typesAfter([[choose()]], status)).toEqual(['Water'])
  const missing = makeRaider({ ability: 'Protean', moves: [{ ...ice, accuracy: 0.001 }] })
  expect(typesAfter([[choose()]], missing)).toEqual(['Ice'])
})

test('A move of the bearer’s only type doesn’t use up Protean', () => {
  const raider = makeRaider({ ability: 'Protean', types: ['Ice'], moves: [ice, fire] })
  expect(typesAfter([[choose(0)], [choose(1)]], raider)).toEqual(['Fire'])
})

test('A Terastallized bearer of Protean keeps its type', () => {
  const { raider } = playOut({
    raiders: [proteanRaider()],
    turns: [[terastallizeAndChoose()]],
    given: withRaider({ teraCharge: 3 }),
  })
  expect(raider).toMatchObject({ terastallized: true, fighter: { types: ['Water', 'Dark'] } })
})

test('Fainting restores the types of a bearer of Protean, which can change again', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [makeMove('Pound')] }),
    damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? 400 : 1)),
  })
  const turns = [[choose(0)], [WAIT], [WAIT]]
  const { raider } = playOut({ arena, raiders: [proteanRaider()], turns })
  expect(raider).toMatchObject({ faints: 1, backIn: 0, fighter: { types: ['Water', 'Dark'] } })
  const again = playOut({ arena, raiders: [proteanRaider()], turns: [...turns, [choose(1)]] })
  expect(again.events.filter(({ kind }) => kind === 'types changed')).toHaveLength(2)
})

test('The boss’s moves against a bearer of Protean use its new type', () => {
  const greninja = raiderFighter(
    {
      species: 'Greninja',
      ability: 'Protean',
      teraType: 'Water',
      nature: 'Serious',
      effortValues: { hp: 252, def: 252 },
      item: undefined,
      moves: ['Shadow Sneak', 'Ice Beam'],
    },
    moveNamed,
  )
  const boss = makeBoss({ moves: [moveNamed('Mach Punch')] })
  const arena = makeArena({ boss, damageOf: createDamageSource().rolls })
  const asGhost = playOut({ arena, raiders: [greninja], turns: [[choose(0)]], seed: 3 })
  expect(asGhost.raider.hp).toBe(asGhost.raider.maxHp)
  const later = playOut({ arena, raiders: [greninja], turns: [[choose(0)], [choose(1)]], seed: 3 })
  expect(later.raider.fighter.types).toEqual(['Ghost'])
})

test('Protean boosts the move that changes the user’s type, and no later move', () => {
  const highestRoll = (volatiles: Readonly<Record<string, number>>) => {
    const attacker = { ...ironHands(), ability: 'Protean', volatiles }
    return Math.max(...Array.from(createDamageSource().rolls(hit('Ice Punch', { attacker }))))
  }
  // 42 × 75 × 416 / 203 = 6455, / 50 + 2 = 131; with the bonus 196. Steel takes half.
  expect([highestRoll({}), highestRoll({ protean: 1000 })]).toEqual([98, 65])
})
