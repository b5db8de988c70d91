import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { type KeptFile, keptFileText, parseKeptFile } from './kept-file'

const KEPT: KeptFile = {
  owned: new Set(['Gengar', 'Weezing']),
  beaten: new Map([['6/Paldea/Garchomp', '2026-11-22']]),
}

test('an exported file is parsed back whole', () => {
  expect(parseKeptFile(keptFileText(KEPT))).toEqual(KEPT)
})

test('a file of version 1, of owned Pokémon alone, loses nothing', () => {
  expect(parseKeptFile('{"creatures":["Gengar","Weezing"],"hidesOthers":true}')).toEqual({
    owned: KEPT.owned,
    beaten: new Map(),
  })
})

test.each([
  '',
  'not JSON',
  '[]',
  '{"creatures":7}',
  '{"version":2,"creatures":[]}',
  '{"version":3,"creatures":[],"beaten":[]}',
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
