import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { builds } from '@/lib/words/en/builds'
import { buildFromSet } from './build-from-set'
import { knownNamesOf } from './known-names'
import { leftOut } from './left-out'

const KNOWN = knownNamesOf(new Generations(Dex).get(9))

function leftOutOf(set: string): string | undefined {
  const result = buildFromSet(set, KNOWN)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  const omitted = leftOut(result)
  return omitted && builds.leftOut(omitted)
}

const GARCHOMP = 'Garchomp\nAbility: Rough Skin\nTera Type: Steel\n- Dig'
const TERAPAGOS = 'Terapagos\nAbility: Tera Shift\nTera Type: Stellar\n- Tera Starstorm'

test('a Pokémon fights as its first type instead of Stellar; any other Tera type is kept', () => {
  expect(leftOutOf(GARCHOMP)).toBeUndefined()
  expect(leftOutOf(GARCHOMP.replace('Steel', 'Stellar'))).toBe(
    'Not simulated: Stellar Tera type. It fights as Tera Dragon.',
  )
})

test('Terapagos fights in the pasted form', () => {
  expect(leftOutOf(TERAPAGOS)).toBe('Not simulated: Stellar Tera type, Tera Shift. It fights as Tera Normal.')
})
