/** @jest-environment node */
import fc from 'fast-check'
import { bossNames } from '@/data/shipped/boss-names'
import { REGIONS, TIERS } from '@/data/vocabulary'
import { parsePath, pathOf, readPath } from '@/lib/raid/deep-link'
import { raidTitle } from '@/lib/raid/raid-title'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath } from '@/testing/fuzz/hostile-links'
import { linkNotice } from './link-notice'

function told(link: string) {
  const { text, meant } = linkNotice(read(`/tera-raid-info/${link}`))
  return { text, meant: meant.map(raidTitle) }
}

describe('a misspelt boss', () => {
  test.each([
    ['6/Paldea/Garchmop', '6★ Garchomp · Paldea'],
    ['6/Paldea/Garchmop/Fairy', '6★ Fairy Garchomp · Paldea'],
    ['6/Paldea/Garchomp.', '6★ Garchomp · Paldea'],
    ['5/Paldea/Brelom', '5★ Breloom · Paldea'],
    ['6/Terarium/Porygon Z/Water', '6★ Water Porygon-Z · Terarium'],
    ['5/Paldea/Tauros-Fire', '5★ Tauros (Fire) · Paldea'],
    ['5/Paldea/Indeedee-Female', '5★ Indeedee (Female) · Paldea'],
    ['6/Garchmop', '6★ Garchomp · Paldea'],
  ])('%s is led to %s', (link, raid) => {
    expect(told(link).meant[0]).toBe(raid)
  })

  test('is named as the link writes it, with the place that lacks it', () => {
    expect(told('6/Paldea/Garchmop').text).toBe('No boss named "Garchmop" in 6★ Paldea.')
  })

  test('that is near none is said not to be there, and nothing else is offered', () => {
    expect(told('6/Paldea/Missingno')).toEqual({
      text: 'No boss named "Missingno" in 6★ Paldea.',
      meant: [],
    })
  })
})

describe('a boss that stands elsewhere', () => {
  test.each([
    ['6/Kitakami/Garchomp/Fairy', 'Garchomp is in Paldea, not in Kitakami.', ['6★ Fairy Garchomp · Paldea']],
    ['6/Paldea/Abomasnow', 'Abomasnow is a 5★ raid, not 6★.', ['5★ Abomasnow · Paldea']],
    ['5/Paldea/Whimsicott', 'Whimsicott is a 6★ raid, not 5★.', ['6★ Whimsicott · Terarium']],
    ['6/-/Garchomp', 'Garchomp is in Paldea.', ['6★ Garchomp · Paldea']],
  ])('%s: %s', (link, text, meant) => {
    expect(told(link)).toEqual({ text, meant })
  })

  test('is offered as it is there, for every raid, from every place that lacks it', () => {
    const places = TIERS.flatMap((tier) => REGIONS.map((region) => ({ tier, region })))
    const missed = places.flatMap(({ tier, region }) =>
      bossNames[tier][region].flatMap((boss) =>
        places
          .filter((other) => !bossNames[other.tier][other.region].includes(boss))
          .map((other) => `/tera-raid-info/${other.tier}/${other.region}/${encodeURIComponent(boss)}`)
          .filter((path) => !linkNotice(read(path)).meant.some((raid) => raid.boss === boss)),
      ),
    )
    expect(missed).toEqual([])
  })
})

describe('an unknown tier', () => {
  test.each(['7', '4', '0'])('%s is said not to be here, and whose moves show instead', (tier) => {
    expect(told(`${tier}/Paldea/Garchomp/Fairy`)).toEqual({
      text: `There are no ${tier}★ raids here. Showing Garchomp as in 6★ raids.`,
      meant: ['6★ Fairy Garchomp · Paldea', '5★ Fairy Garchomp · Paldea'],
    })
  })

  test('without a boss leads to the lists of raids', () => {
    expect(told('7/Kitakami')).toEqual({
      text: 'There are no 7★ raids here. Showing 6★ raids in Kitakami.',
      meant: ['6★ raids · Kitakami', '5★ raids · Kitakami'],
    })
  })

  test('beside a boss that only the other tier has leads to that', () => {
    expect(told('7/Paldea/Abomasnow')).toEqual({
      text: 'There are no 7★ raids here. Abomasnow is a 5★ raid. Showing 6★ raids in Paldea.',
      meant: ['5★ Abomasnow · Paldea'],
    })
  })

  test('that is no number is named, and understood where it can be', () => {
    expect(told('six/Paldea/Garchomp').text).toMatch(/^No raid tier named "six"\./)
    expect(told('5 Star/Paldea/Garchomp').meant).toEqual(['5★ Garchomp · Paldea'])
  })
})

describe('an unknown region', () => {
  test('is said not to be there, and what shows instead', () => {
    expect(told('6/Kanto/Garchomp')).toEqual({
      text: 'No region named "Kanto". Showing Garchomp in Paldea.',
      meant: [],
    })
  })

  test('Blueberry is known to be the Terarium', () => {
    expect(told('6/Blueberry').meant).toEqual(['6★ raids · Terarium'])
    expect(told('6/Blueberry/Porygon-Z/Water').meant).toEqual(['6★ Water Porygon-Z · Terarium'])
  })

  test('that is misspelt leads to the boss there', () => {
    expect(told('6/Kitakmi/Ambipom').meant).toEqual(['6★ Ambipom · Kitakami'])
    expect(told('6/Terrarium').meant).toEqual(['6★ raids · Terarium'])
  })

  test('that the link leaves out is said to be missing', () => {
    expect(told('6/Garchomp/Fairy')).toEqual({
      text: 'This link leaves out the region. Showing 6★ raids in Paldea.',
      meant: ['6★ Fairy Garchomp · Paldea'],
    })
  })
})

describe('parts in another order', () => {
  test.each([
    ['Garchomp/Fairy', ['6★ Fairy Garchomp · Paldea', '5★ Fairy Garchomp · Paldea']],
    ['Paldea/6/Garchomp', ['6★ Garchomp · Paldea']],
    ['6/Fairy/Garchomp', ['6★ Fairy Garchomp · Paldea']],
  ])('%s leads to %j', (link, meant) => {
    expect(told(link).meant).toEqual(meant)
  })
})

test('an unknown Tera type is named, and the raid shows without', () => {
  expect(told('6/Paldea/Garchomp/Gost')).toEqual({
    text: 'No Tera type named "Gost". Showing Garchomp without a Tera type.',
    meant: ['6★ Ghost Garchomp · Paldea'],
  })
  expect(told('6/Paldea/Garchomp/Stellar').meant).toEqual([])
})

test('of a link in which nothing is right, all that is wrong is in one sentence', () => {
  expect(told('8/Blueberry/Garchmop/Gost').text).toBe(
    'Not found here: "8", "Blueberry", "Garchmop", "Gost". Showing 6★ raids in Paldea.',
  )
})

test('whatever a link says, what is told of it is short, plain text, and all that is offered can be read', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const reading = readPath(path)
      if (!reading) return
      const { text, meant } = linkNotice(reading)
      expect(text.length).toBeLessThan(260)
      expect(text).not.toMatch(/\p{Other}/u)
      expect(meant.length).toBeLessThanOrEqual(6)
      for (const raid of meant) expect(parsePath(pathOf(raid))).toEqual(raid)
    }),
    fuzzing(2000),
  )
})

function read(path: string) {
  const reading = readPath(path)
  if (!reading) throw new Error(`${path} is no deep link`)
  return reading
}
