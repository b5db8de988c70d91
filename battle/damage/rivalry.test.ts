import { Dex } from '@pkmn/dex'
import type { Gender } from '@/battle/build'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { ROLLS } from '@/battle/model/damage-source'
import { bossAtStart } from '@/battle/turns/start-battle'
import { rosters } from '@/data/rosters/rosters'
import { hit, ironHands } from '@/testing/battle/example-hits'
import { createDamageSource } from './create-damage-source'
import { bossFighter, raiderFighter } from './fighters'

const source = createDamageSource()

function bossOfEvent(name: string) {
  const record = rosters['7'].find((boss) => boss.name === name)
  if (!record) throw new Error(`no ${name}`)
  return bossFighter(record, 'Pressure', record.teraType ?? 'Normal', moveNamed)
}

function highestRoll(ability: string, gender?: Gender, boss = 'Annihilape'): number {
  const attacker = ironHands({ species: 'Haxorus', ability, gender })
  return (
    source.rolls(hit('Dragon Claw', { attacker, defender: bossAtStart(bossOfEvent(boss)) }))[ROLLS - 1] ?? 0
  )
}

test('Rivalry strengthens attacks on the same gender by a quarter, and weakens attacks on the other gender', () => {
  const withoutRivalry = highestRoll('Unnerve', 'M')
  expect(highestRoll('Rivalry', 'M') / withoutRivalry).toBeCloseTo(1.25, 1)
  expect(highestRoll('Rivalry', 'F') / withoutRivalry).toBeCloseTo(0.75, 1)
  expect(highestRoll('Rivalry')).toBe(withoutRivalry)
  expect(highestRoll('Unnerve', 'F')).toBe(withoutRivalry)
})

test('Rivalry does nothing against a boss without a gender', () => {
  expect(bossOfEvent('Mewtwo').gender).toBeUndefined()
  expect(highestRoll('Rivalry', 'M', 'Mewtwo')).toBe(highestRoll('Unnerve', 'M', 'Mewtwo'))
})

test('An event boss has the gender in its data', () => {
  const gendered = rosters['7'].filter(({ event }) => event?.gender === 'male' || event?.gender === 'female')
  expect(gendered.length).toBeGreaterThan(20)
  for (const { name, event } of gendered) {
    const { gender } = bossOfEvent(name)
    expect([name, gender]).toEqual([name, event?.gender === 'male' ? 'M' : 'F'])
  }
})

test.each([
  ['Blissey', 'F'],
  ['Tauros', 'M'],
  ['Iron Hands', undefined],
  ['Indeedee-F', 'F'],
] as const)('%s has its species’s only gender, whatever its Showdown set says', (species, gender) => {
  const build = { ...ironHands().fighter, species, item: undefined, moves: [] }
  expect(raiderFighter({ ...build, gender: 'M' }, moveNamed).gender).toBe(gender)
  expect(Dex.species.get(species).gender ?? 'N').toBe(gender ?? 'N')
})
