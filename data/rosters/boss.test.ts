import { moveKey } from '@/data/move-key'
import { publishedCreatureKeys } from '@/servers/creature-service/published-schema'
import { creatureKey } from './boss'
import { rosters } from './rosters'

const bosses = Object.values(rosters).flat()

function keyOf(name: string) {
  const boss = bosses.find((candidate) => candidate.name === name)
  return boss && creatureKey(boss)
}

test.each([
  ["Forest's Curse", 'forestscurse'],
  ['Will-O-Wisp', 'willowisp'],
  ['Tera Blast', 'terablast'],
  ['', ''],
])('the key of the move %j is %j', (name, key) => {
  expect(moveKey(name)).toBe(key)
})

test.each([
  ['Garchomp', 'garchomp'],
  ['Kommo-o', 'kommoo'],
  ['Indeedee (Male)', 'indeedee'],
  ['Indeedee (Female)', 'indeedeef'],
  ['Lycanroc', 'lycanrocdusk'],
  ['Maushold', 'mausholdfour'],
  ['Iron Bundle (2025-01)', 'ironbundle'],
  ['Samurott (Hisui)', 'samurotthisui'],
])('the creature key of %s is %s', (name, key) => {
  expect(keyOf(name)).toBe(key)
})

test('the creature service publishes the key of every boss', () => {
  expect(bosses).toHaveLength(428)
  expect(bosses.map(creatureKey).filter((key) => !publishedCreatureKeys.has(key))).toEqual([])
})
