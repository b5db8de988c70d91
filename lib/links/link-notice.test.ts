import fc from 'fast-check'

import { placesLeft } from '@/lib/raid/places'
import { titleOf } from '@/lib/raid/raid-title'
import { offeredBosses, type Selection, shownBoss } from '@/lib/raid/selection'
import { linkNotice as words } from '@/lib/words/en/links'
import { titles } from '@/lib/words/en/screen'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath } from '@/testing/fuzz/hostile-links'
import { parsePath, pathOf, readPath } from './deep-link'
import { linkNotice } from './link-notice'

function describeNotice(link: string) {
  const { findings, suggestions } = linkNotice(readLink(`/tera-raid-info/${link}`))
  return { text: words(findings), suggestions: suggestions.map((raid) => titles.raid(titleOf(raid))) }
}

describe('a misspelled boss', () => {
  test.each([
    ['6/Paldea/Garchmop', '6★ Garchomp · Paldea'],
    ['6/Paldea/Garchmop/Fairy', '6★ Fairy Garchomp · Paldea'],
    ['5/Paldea/Brelom', '5★ Breloom · Paldea'],
    ['5/Paldea/ttar', '5★ Tyranitar · Paldea'],
    ['5/Paldea/Tauros-W', '5★ Tauros (Water) · Paldea'],
    ['6/Terarium/Slowking-G', '6★ Slowking (Galar) · Terarium'],
    ['6/Terarium/Galarian Slowkin', '6★ Slowking (Galar) · Terarium'],
    ['5/Paldea/indeedeef', '5★ Indeedee (Female) · Paldea'],
    ['6/Garchmop', '6★ Garchomp · Paldea'],
  ])('in %s is corrected to %s', (link, raid) => {
    expect(describeNotice(link).suggestions[0]).toBe(raid)
  })

  test('that is near two names of one raid has one suggestion', () => {
    const { suggestions } = describeNotice('6/Terarium/Galarian Slowkin/Water')
    expect(suggestions).toEqual([...new Set(suggestions)])
  })

  test('is quoted from the link, with the tier and region that lack it', () => {
    expect(describeNotice('6/Paldea/Garchmop').text).toBe('No boss named "Garchmop" in 6★ Paldea.')
  })

  test('that is not close to any boss is named, without suggestions', () => {
    expect(describeNotice('6/Paldea/Missingno')).toEqual({
      text: 'No boss named "Missingno" in 6★ Paldea.',
      suggestions: [],
    })
  })
})

describe('a boss of another place', () => {
  test.each([
    ['6/Kitakami/Garchomp/Fairy', 'Garchomp is in Paldea, not Kitakami.', ['6★ Fairy Garchomp · Paldea']],
    ['6/Paldea/Abomasnow', 'Abomasnow is a 5★ raid, not 6★.', ['5★ Abomasnow · Paldea']],
    ['5/Paldea/Whimsicott', 'Whimsicott is a 6★ raid, not 5★.', ['6★ Whimsicott · Terarium']],
    [
      '6/Paldea/slowking-galar',
      'Slowking (Galar) is in Terarium, not Paldea.',
      ['6★ Slowking (Galar) · Terarium'],
    ],
    ['6/-/Garchomp', 'Garchomp is in Paldea.', ['6★ Garchomp · Paldea']],
  ])('%s: %s', (link, text, suggestions) => {
    expect(describeNotice(link)).toEqual({ text, suggestions })
  })

  test('is suggested where it is, for every raid and every tier and region that lack it', () => {
    const places = placesLeft({})
    const bosses = places.flatMap((place) =>
      offeredBosses(place).map((boss) => shownBoss({ ...place, boss })),
    )
    const missed = places.flatMap(({ tier, region }) =>
      [...new Set(bosses)].filter((boss) => {
        const reading = readLink(`/tera-raid-info/${tier}/${region}/${encodeURIComponent(boss)}`)
        const isMeant = (raid: Selection) => [raid.boss, shownBoss(raid)].includes(boss)
        return reading.unmatched.boss && !linkNotice(reading).suggestions.some(isMeant)
      }),
    )
    expect(missed).toEqual([])
  })
})

describe('an unknown tier', () => {
  test.each(['8', '4', '0'])('%s is named, with the raid that is shown instead', (tier) => {
    expect(describeNotice(`${tier}/Paldea/Garchomp/Fairy`)).toEqual({
      text: `There are no ${tier}★ raids here. Showing 6★ Garchomp.`,
      suggestions: ['6★ Fairy Garchomp · Paldea', '5★ Fairy Garchomp · Paldea'],
    })
  })

  test('without a boss leads to the lists of raids', () => {
    expect(describeNotice('8/Kitakami')).toEqual({
      text: 'There are no 8★ raids here. Showing 6★ raids in Kitakami.',
      suggestions: ['6★ Kitakami · 28 bosses', '5★ Kitakami · 25 bosses'],
    })
  })

  test('with a boss that only another tier has leads to that tier', () => {
    expect(describeNotice('8/Paldea/Abomasnow')).toEqual({
      text: 'There are no 8★ raids here. Abomasnow is a 5★ raid. Showing 6★ raids in Paldea.',
      suggestions: ['5★ Abomasnow · Paldea'],
    })
  })

  test('that is not a number is named, and understood if possible', () => {
    expect(describeNotice('six/Paldea/Garchomp').text).toMatch(/^No raid tier named "six"\./)
    expect(describeNotice('5 Star/Paldea/Garchomp').suggestions).toEqual(['5★ Garchomp · Paldea'])
  })
})

test('a region without raids of its tier is named', () => {
  expect(describeNotice('6/Event/Garchomp')).toEqual({
    text: 'There are no 6★ Event raids. Showing Garchomp in Paldea.',
    suggestions: [],
  })
})

describe('an unknown region', () => {
  test('is named, with what is shown instead', () => {
    expect(describeNotice('6/Kanto/Garchomp')).toEqual({
      text: 'No region named "Kanto". Showing Garchomp in Paldea.',
      suggestions: [],
    })
  })

  test('that is misspelled leads to the boss there', () => {
    expect(describeNotice('6/Kitakmi/Ambipom').suggestions).toEqual(['6★ Ambipom · Kitakami'])
    expect(describeNotice('6/Terrarium').suggestions).toEqual(['6★ Terarium · 27 bosses'])
  })

  test('that is missing from the link is named', () => {
    expect(describeNotice('6/Garchomp/Fairy')).toEqual({
      text: 'This link is missing the region. Showing 6★ raids in Paldea.',
      suggestions: ['6★ Fairy Garchomp · Paldea'],
    })
  })
})

describe('parts in another order', () => {
  test.each([
    [
      'Garchomp/Fairy',
      [
        '6★ Fairy Garchomp · Paldea',
        '5★ Fairy Garchomp · Paldea',
        '5★ Fairy Garchomp · Event',
        '7★ Ground Garchomp · Event',
      ],
    ],
    ['Paldea/6/Garchomp', ['6★ Garchomp · Paldea']],
    ['6/Fairy/Garchomp', ['6★ Fairy Garchomp · Paldea']],
  ])('%s leads to %j', (link, suggestions) => {
    expect(describeNotice(link).suggestions).toEqual(suggestions)
  })
})

test('an unknown Tera type is named, and the raid is shown without one', () => {
  expect(describeNotice('6/Paldea/Garchomp/Gost')).toEqual({
    text: 'No Tera type named "Gost". Showing Garchomp without a Tera type.',
    suggestions: ['6★ Ghost Garchomp · Paldea'],
  })
  expect(describeNotice('6/Paldea/Garchomp/Stellar').suggestions).toEqual([])
})

describe('a boss with one Tera type', () => {
  test('is shown with it if the link has another, and the notice says so', () => {
    expect(describeNotice('7/Event/Charizard/Fire')).toEqual({
      text: 'Charizard always has Tera type Dragon, not Fire.',
      suggestions: [],
    })
    expect(describeNotice('7/Event/Charizard/Drgon').text).toBe('Charizard always has Tera type Dragon.')
  })

  test('is shown with it if the link has none', () => {
    expect(describeNotice('7/Event/Charizard').text).toBe('Charizard always has Tera type Dragon.')
    expect(describeNotice('7/Event/Charizard/-').text).toBe('Charizard always has Tera type Dragon.')
  })

  test('is shown with it in any region, since 7★ raids have no region', () => {
    expect(parsePath('/tera-raid-info/7/Paldea/Charizard/Dragon')).toEqual(
      parsePath('/tera-raid-info/7/Event/Charizard/Dragon'),
    )
    expect(describeNotice('7/Paldea/Charizard').text).toBe('Charizard always has Tera type Dragon.')
  })
})

test('a link with four unknown parts has one sentence about all of them', () => {
  expect(describeNotice('8/Kanto/Garchmop/Gost').text).toBe(
    'Unknown: "8", "Kanto", "Garchmop", "Gost". Showing 6★ raids in Paldea.',
  )
})

test('the notice of any link is short plain text, and its suggestions are valid links', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const reading = readPath(path)
      if (!reading) return
      const { findings, suggestions } = linkNotice(reading)
      const text = words(findings)
      expect(text.length).toBeLessThan(260)
      expect(text).not.toMatch(/\p{Other}/u)
      expect(suggestions.length).toBeLessThanOrEqual(6)
      for (const raid of suggestions) expect(parsePath(pathOf(raid))).toEqual(raid)
    }),
    fuzzing(2000),
  )
})

function readLink(path: string) {
  const reading = readPath(path)
  if (!reading) throw new Error(`${path} is no deep link`)
  return reading
}
