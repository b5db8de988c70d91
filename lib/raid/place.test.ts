import { placeName, placesLeft } from './place'
import { NOTHING_CHOSEN } from './selection'

const names = (...selection: Parameters<typeof placesLeft>) => placesLeft(...selection).map(placeName)

describe('the places that a selection leaves', () => {
  test('are that of a tier and a region where both are chosen', () => {
    expect(names({ tier: '5', region: 'Kitakami' })).toEqual(['5★ Kitakami'])
  })

  test('are both tiers of Paldea where nothing is chosen, the harder one first', () => {
    expect(names(NOTHING_CHOSEN)).toEqual(['6★ Paldea', '5★ Paldea'])
  })

  test('are all regions of a tier where the region was cleared', () => {
    expect(names({ tier: '5' })).toEqual(['5★ Paldea', '5★ Kitakami', '5★ Terarium'])
  })
})
