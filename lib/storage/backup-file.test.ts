import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { exportedFileText, parseExportedFile } from './backup-file'
import type { Marks } from './marks'

const KEPT: Marks = {
  owned: new Set(['Gengar', 'Weezing']),
  beaten: new Map([['6/Paldea/Garchomp', '2026-11-22']]),
  worked: new Map([['6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot', 'worked']]),
}

test('parsing an exported file restores all marks', () => {
  expect(parseExportedFile(exportedFileText(KEPT))).toEqual(KEPT)
})

test('a file of version 1, which only has owned Pokémon, loses nothing', () => {
  expect(parseExportedFile('{"creatures":["Gengar","Weezing"],"hidesOthers":true}')).toEqual({
    owned: KEPT.owned,
    beaten: new Map(),
    worked: new Map(),
  })
})

test('a file of version 2, which has no builds, loses nothing', () => {
  const text = '{"version":2,"creatures":["Gengar","Weezing"],"beaten":[["6/Paldea/Garchomp","2026-11-22"]]}'
  expect(parseExportedFile(text)).toEqual({ ...KEPT, worked: new Map() })
})

test.each([
  '',
  'not JSON',
  '[]',
  '{"creatures":7}',
  '{"version":2,"creatures":[]}',
  '{"version":3,"creatures":[],"beaten":[]}',
  'null',
  '{"version":1,"creatures":[]}',
  '{"version":null,"creatures":[]}',
  '{"version":4,"creatures":[],"beaten":[],"worked":[]}',
  '{"creatures":["Gengar",""]}',
  '{"creatures":["Gengar",7]}',
  '{"version":3,"creatures":[],"beaten":[],"worked":[["Gengar","worked"]]}',
  '{"version":2,"creatures":[],"beaten":[["6/Paldea/Garchomp","yesterday"]]}',
  '{"version":2,"creatures":[],"beaten":[["6/Paldea/Garchomp"]]}',
  '{"version":2,"creatures":[],"beaten":[["6/Paldea/Garchomp","2026-11-22","2026-11-22"]]}',
  '{"version":2,"creatures":[],"beaten":[["6/Paldea/Garchomp",20261122]]}',
  '{"version":2,"creatures":[],"beaten":[["8/Paldea/Garchomp","2026-11-22"]]}',
])('%j is no export', (text) => {
  expect(parseExportedFile(text)).toBeUndefined()
})

test('a file with more marks than possible is not an export', () => {
  const file = (count: number) => ({
    creatures: Array.from({ length: count }, (_, index) => `Species ${index}`),
  })
  expect(parseExportedFile(JSON.stringify(file(2000)))?.owned.size).toBe(2000)
  expect(parseExportedFile(JSON.stringify(file(2001)))).toBeUndefined()
})

test('the text of a file has the format of version 3, which other devices read', () => {
  expect(exportedFileText(KEPT)).toBe(
    '{"version":3,"creatures":["Gengar","Weezing"],"beaten":[["6/Paldea/Garchomp","2026-11-22"]],"worked":[["6/Paldea/Garchomp|Fairy|Weezing-Galar|Steel|Gunk Shot","worked"]]}',
  )
})

test('parsing never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseExportedFile(text)).not.toThrow()
    }),
    fuzzing(100),
  )
})
