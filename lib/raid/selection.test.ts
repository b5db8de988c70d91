import { choose, NOTHING_CHOSEN, offeredBosses, type Selection, shownBoss } from './selection'

const FAIRY_GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }

describe('the list of bosses', () => {
  test.each([
    ['5', 'Paldea', 99],
    ['5', 'Kitakami', 25],
    ['5', 'Terarium', 21],
    ['6', 'Paldea', 70],
    ['6', 'Kitakami', 28],
    ['6', 'Terarium', 27],
  ] as const)('of tier %s in %s has %i bosses, in alphabetical order', (tier, region, count) => {
    const names = offeredBosses({ tier, region })
    expect(names).toHaveLength(count)
    expect(names).toEqual(names.toSorted())
  })

  test('is that of tier 6 if no tier is chosen', () => {
    expect(offeredBosses(NOTHING_CHOSEN)).toEqual(offeredBosses({ tier: '6', region: 'Paldea' }))
  })

  test('is empty while no region is chosen', () => {
    expect(offeredBosses({ tier: '6' })).toEqual([])
  })
})

describe('choosing', () => {
  test('a tier keeps a boss that the tier also has', () => {
    expect(choose(FAIRY_GARCHOMP, 'tier', '5')).toEqual({ ...FAIRY_GARCHOMP, tier: '5' })
  })

  test('a tier clears a boss that the tier does not have', () => {
    const eevee: Selection = { tier: '5', region: 'Paldea', boss: 'Eevee', teraType: 'Normal' }
    expect(choose(eevee, 'tier', '6')).toEqual({ ...eevee, tier: '6', boss: undefined })
  })

  test('a region clears a boss of another region and keeps the Tera type', () => {
    expect(choose(FAIRY_GARCHOMP, 'region', 'Kitakami')).toEqual({
      ...FAIRY_GARCHOMP,
      region: 'Kitakami',
      boss: undefined,
    })
  })

  test('the placeholder clears the part', () => {
    expect(choose(FAIRY_GARCHOMP, 'boss', '').boss).toBeUndefined()
    expect(choose(FAIRY_GARCHOMP, 'teraType', '').teraType).toBeUndefined()
  })

  test('a boss that the list does not offer clears it', () => {
    expect(choose(FAIRY_GARCHOMP, 'boss', 'Missingno').boss).toBeUndefined()
  })
})

test.each([
  ['6', 'Terarium', 'Ninetales', 'Ninetales (Alola)'],
  ['6', 'Terarium', 'Slowking', 'Slowking (Galar)'],
  ['6', 'Kitakami', 'Ninetales', 'Ninetales'],
  ['5', 'Terarium', 'Exeggutor', 'Exeggutor'],
  ['6', 'Paldea', 'Lycanroc', 'Lycanroc (Dusk)'],
  ['6', 'Paldea', 'Tauros', 'Tauros (Combat)'],
  ['6', 'Paldea', 'Tauros (Fire)', 'Tauros (Fire)'],
  ['5', 'Event', 'Exeggutor (Alola)', 'Exeggutor (Alola)'],
] as const)('%s★ %s %s is shown as %s', (tier, region, boss, expected) => {
  expect(shownBoss({ tier, region, boss })).toBe(expected)
})
