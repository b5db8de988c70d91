import { ALL_BOSSES } from './boss-names'
import { similarBosses } from './similar-bosses'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

test.each([
  ['garchmop', 'Garchomp'],
  ['brelom', 'Breloom'],
  ['Porygon Z', 'Porygon-Z'],
  ['Tauros-Fire', 'Tauros (Fire)'],
  ['taurosfire', 'Tauros (Fire)'],
  ['female indeedee', 'Indeedee (Female)'],
  ['Garchomp,', 'Garchomp'],
  ['dragonight', 'Dragonite'],
  ['anihilape', 'Annihilape'],
  ['hidregon', 'Hydreigon'],
  ['Sinistcha (Masterpeace)', 'Sinistcha (Masterpiece)'],
  ['garchm', 'Garchomp'],
  ['Mukk', 'Muk (Alola)'],
  ['umk', 'Muk (Alola)'],
  ['alolan nintales', 'Ninetales (Alola)'],
  ['galarian slowkin', 'Slowking (Galar)'],
])('%s is closest to %s', (text, name) => {
  expect(similarBosses(text)[0]).toBe(name)
})

test('a boss with one letter missing, added, changed or swapped is among the first three', () => {
  const bareNames = ALL_BOSSES.filter((name) => !/\d{4}/.test(name))
  const missed = bareNames.flatMap((name) =>
    withOneTypo(name).filter((typo) => !similarBosses(typo).slice(0, 3).includes(name)),
  )
  expect(missed).toEqual([])
})

test.each(['', '%', 'Missingno', 'constructor', '<script>alert(1)</script>', `${'x'.repeat(60)} Garchomp`])(
  '%j is near no boss',
  (text) => expect(similarBosses(text)).toEqual([]),
)

function withOneTypo(name: string): string[] {
  const letterAt = (offset: number) => {
    const at = (offset * 5 + name.length) % name.replace(/\W.*/, '').length
    const other = LETTERS[(at * 7 + name.length) % LETTERS.length] ?? ''
    return { before: name.slice(0, at), letter: name[at] ?? '', after: name.slice(at + 1), other }
  }
  const [missing, swapped, added, changed] = [letterAt(0), letterAt(1), letterAt(2), letterAt(3)]
  return [
    missing.before + missing.after,
    swapped.before + swapped.after.slice(0, 1) + swapped.letter + swapped.after.slice(1),
    added.before + added.other + added.letter + added.after,
    changed.before + changed.other + changed.after,
  ]
}

test.each(['to', 'of', 'ko', 'weak to', 'out of', 'for', 'pay'])(
  '%s is near no boss, not even Kommo-o',
  (text) => expect(similarBosses(text)).not.toContain('Kommo-o'),
)
