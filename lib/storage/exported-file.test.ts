import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { type KeptFile, keptFileText, parseKeptFile } from './exported-file'

const KEPT: KeptFile = {
  owned: new Set(['Gengar', 'Weezing']),
  beaten: new Map([['6/Paldea/Garchomp', '2026-11-22']]),
  worked: new Map([['6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot', 'worked']]),
}

test('an exported file is parsed back whole', () => {
  expect(parseKeptFile(keptFileText(KEPT))).toEqual(KEPT)
})

test('a file of version 1, of owned Pokémon alone, loses nothing', () => {
  expect(parseKeptFile('{"creatures":["Gengar","Weezing"],"hidesOthers":true}')).toEqual({
    owned: KEPT.owned,
    beaten: new Map(),
    worked: new Map(),
  })
})

test('a file of version 2, which says nothing of builds, loses nothing', () => {
  const text = '{"version":2,"creatures":["Gengar","Weezing"],"beaten":[["6/Paldea/Garchomp","2026-11-22"]]}'
  expect(parseKeptFile(text)).toEqual({ ...KEPT, worked: new Map() })
})

test.each([
  '',
  'not JSON',
  '[]',
  '{"creatures":7}',
  '{"version":2,"creatures":[]}',
  '{"version":3,"creatures":[],"beaten":[]}',
  '{"version":4,"creatures":[],"beaten":[],"worked":[]}',
  '{"version":3,"creatures":[],"beaten":[],"worked":[["Gengar","worked"]]}',
  '{"version":2,"creatures":[],"beaten":[["6/Paldea/Garchomp","yesterday"]]}',
  '{"version":2,"creatures":[],"beaten":[["8/Paldea/Garchomp","2026-11-22"]]}',
])('%j is no export', (text) => {
  expect(parseKeptFile(text)).toBeUndefined()
})

test('parsing never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseKeptFile(text)).not.toThrow()
    }),
    fuzzing(100),
  )
})
