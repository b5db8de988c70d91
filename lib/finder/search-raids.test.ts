import { Dex } from '@pkmn/dex'
import { eventRewards } from '@/data/events/rewards'
import { creatureKey } from '@/data/rosters/boss'
import { rewards } from '@/data/rosters/rewards'
import { rosters } from '@/data/rosters/rosters'
import { type IndexedRaid, raidIndex } from '@/data/shipped/raid-index'
import { TIERS } from '@/data/vocabulary'
import { SHORT_NAMES } from '@/lib/names/short-names'
import { findRaid } from '@/lib/raid/find-raid'
import { raidKey } from '@/lib/raid/raid-id'
import { type Selection, shownBoss } from '@/lib/raid/selection'
import { finder } from '@/lib/words/en/finder'
import { names } from '@/lib/words/en/names/names'
import { type Filters, filterLabels } from './filters'
import { findRaids } from './find-raids'
import { gameTerms } from './game-terms'
import { latestEvents } from './latest-events'
import { listedRaids } from './listed-raids'
import { otherNames } from './other-names'
import { LIST_FILTERS } from './search-query'
import { type FoundRaid, nearestFirst, noteOn, searchRaids } from './search-raids'

const TERMS = gameTerms(raidIndex, otherNames)

const EVERY_DAY = raidIndex.filter(({ region }) => region !== 'Event')

function search(
  filters: Parameters<typeof searchRaids>[1],
  raids: readonly IndexedRaid[] = raidIndex,
): readonly FoundRaid[] {
  return searchRaids(raids, filters, { fillers: finder.fillerWords, terms: TERMS, otherNames })
}

function namesFound(name: string, herb?: string): string[] {
  return search({ name, herb }).map(({ raid, teraType }) =>
    [`${raid.tier}★`, teraType, raid.boss].filter(Boolean).join(' '),
  )
}

function byPlace(a: IndexedRaid, b: IndexedRaid): number {
  return raidKey(a) < raidKey(b) ? -1 : 1
}

function speciesOf(raid: IndexedRaid): string | undefined {
  const match = findRaid(raid)
  return match && Dex.species.get(creatureKey(match.boss)).name
}

/** The second version of the February 2023 event differs by its Tera type. */
const GARCHOMP = [
  '5★ Garchomp',
  '5★ Garchomp',
  '5★ Ground Garchomp (2023-02b)',
  '6★ Garchomp',
  '7★ Ground Garchomp',
]

test.each([
  ['garchmop', ['5★ Garchomp', '5★ Garchomp', '6★ Garchomp']],
  ['brelom', ['5★ Breloom', '6★ Breloom']],
  ['porygon z', ['5★ Porygon-Z', '6★ Porygon-Z']],
  ['female indeedee', ['5★ Indeedee (Female)']],
])('%s finds %j first', (text, names) => {
  expect(namesFound(text).slice(0, names.length)).toEqual(names)
})

test('a correct name finds only itself', () => {
  expect(namesFound('garchomp')).toEqual(GARCHOMP)
  expect(namesFound('slowbro')).toEqual(['5★ Slowbro', '6★ Slowbro'])
})

test.each([
  'current event',
  'latest event',
  'weekly event',
  'new event',
  'newest events',
  'event',
  'latest raids',
  'this week’s event',
])('%s finds all events, the latest first', (text) => {
  const raids = search({ name: text }).map(({ raid }) => raid)
  expect(raids).toHaveLength(158)
  expect(raids).toEqual(latestEvents(raidIndex))
})

test('an event of a tier, type or boss is the latest such event first', () => {
  expect(namesFound('latest charizard')).toEqual(['7★ Dragon Charizard', '7★ Dragon Charizard (2022-12)'])
  const [latest] = latestEvents(raidIndex).filter(({ tier }) => tier === '5')
  expect(search({ name: 'new five star event' })[0]?.raid).toEqual(latest)
})

test.each(['herba mystica', 'herbs', 'mystica', 'Herb', 'herba raids'])(
  '%s finds every raid that drops herbs, the likeliest herb first, and which herbs these are',
  (text) => {
    const raids = search({ name: text })
    expect(raids.map(({ raid }) => raid).toSorted(byPlace)).toEqual(
      raidIndex.filter(({ herbs }) => Object.keys(herbs).length > 0).toSorted(byPlace),
    )
    const odds = raids
      .filter(({ raid }) => raid.region !== 'Event')
      .map(({ raid }) => Math.round(Math.max(...Object.values(raid.herbs))))
    expect(odds).toEqual(odds.toSorted((a, b) => b - a))
    expect(raids.filter(({ raid, herbs }) => herbs?.length !== Object.keys(raid.herbs).length)).toEqual([])
  },
)

test('with other facts, a search for herbs finds only raids that match them', () => {
  expect(namesFound('6 star herba mystica').length).toBeGreaterThan(100)
  expect(namesFound('6 star herbs').filter((raid) => !raid.startsWith('6★'))).toEqual([])
  expect(namesFound('spicy herba mystica')).toEqual(namesFound('spicy'))
})

test.each([
  ['six star', '6'],
  ['six-star', '6'],
  ['Six Stars', '6'],
  ['6 star', '6'],
  ['6-star', '6'],
  ['6star', '6'],
  ['6stars', '6'],
  ['6*', '6'],
  ['6★', '6'],
  ['6', '6'],
  ['five star', '5'],
  ['five-star raids', '5'],
  ['seven star', '7'],
  ['7*', '7'],
])('%s finds only the raids of %s stars', (text, tier) => {
  expect(search({ name: text }).map(({ raid }) => raid)).toEqual(
    raidIndex.filter((raid) => raid.tier === tier),
  )
})

test.each(['4 star', 'four star', '8★', '3 stars'])(
  '%s finds nothing, because the tier does not exist',
  (text) => {
    expect(namesFound(text)).toEqual([])
  },
)

test.each([
  ['alolan ninetales', ['6★ Ninetales']],
  ['ninetales alola', ['6★ Ninetales']],
  ['Ninetales-Alola', ['6★ Ninetales']],
  ['galarian slowking', ['6★ Slowking']],
  ['slowking galar', ['6★ Slowking']],
  ['slowking (galarian form)', ['6★ Slowking']],
  ['hisuian typhlosion', ['7★ Fire Typhlosion (Hisui)']],
  ['fairy alolan ninetales', ['6★ Fairy Ninetales']],
  ['alolan nintales', ['6★ Ninetales']],
  ['combat breed', ['6★ Tauros']],
  ['paldean tauros combat breed', ['6★ Tauros']],
  ['paldean tauros', ['6★ Tauros', '5★ Tauros (Fire)', '5★ Tauros (Water)']],
  ['tauros paldea', ['6★ Tauros', '5★ Tauros (Fire)', '5★ Tauros (Water)']],
  ['water tauros', ['5★ Tauros (Water)', '6★ Tauros (Water)']],
  ['aqua breed', ['5★ Tauros (Water)', '6★ Tauros (Water)']],
  ['fire tauros', ['5★ Tauros (Fire)', '6★ Tauros (Fire)']],
  ['dusk lycanroc', ['6★ Lycanroc']],
  ['indeedee-f', ['5★ Indeedee (Female)']],
  ['ttar', ['5★ Tyranitar']],
  ['6 dnite', ['6★ Dragonite']],
  ['gking', ['6★ Slowking']],
])('%s finds %j first: the form, in any order and by any name', (text, names) => {
  expect(namesFound(text).slice(0, names.length)).toEqual(names)
})

test('each boss is the first result for the name of its Pokémon on the site', () => {
  const missed = TIERS.flatMap((tier) =>
    rosters[tier].flatMap((boss) => {
      const { name } = Dex.species.get(creatureKey(boss))
      const spellings = [shownBoss({ tier, region: boss.region, boss: boss.name }), names.species(name)]
      return spellings.filter((text) => {
        const [firstResult] = search({ name: `${tier} ${text}` })
        return !firstResult || speciesOf(firstResult.raid) !== name
      })
    }),
  )
  expect(missed).toEqual([])
})

test.each(['weak to fairy', 'treasures of ruin', 'as if', 'up to 6'])(
  '%s finds nothing: words of two letters are never guessed',
  (text) => expect(namesFound(text)).toEqual([]),
)

test('a search ignores `shiny`, and a note says that any boss may be Shiny', () => {
  expect(namesFound('shiny garchomp')).toEqual(GARCHOMP)
  expect(namesFound('Shiny 6 star')).toEqual(namesFound('6'))
  expect(namesFound('shiny')).toHaveLength(428)
  expect(noteOn('shiny garchomp', search({ name: 'shiny garchomp' }), otherNames)).toBe('shiny')
  expect(noteOn('garchomp', search({ name: 'garchomp' }), otherNames)).toBeUndefined()
})

test.each(['fire type', 'fire types', 'types fire'])('%s finds the same raids as the type fire', (text) => {
  const raids = search({ name: text }).map(({ raid }) => raid)
  expect(raids.length).toBeGreaterThan(20)
  expect(raids.filter(({ types, boss }) => !types.includes('Fire') && !boss.includes('Fire'))).toEqual([])
})

test.each([
  'exp candy',
  'Exp. Candy XL',
  'tera shard',
  'fire tera shards',
  'ability patch',
  'rare candy',
  'bottle cap',
  'Bright Powder',
  'rewards',
  'treasure',
])('%s finds nothing, and a note says that the search only covers herbs', (text) => {
  const raids = search({ name: text })
  expect(raids).toEqual([])
  expect(noteOn(text, raids, otherNames)).toBe('rewards')
})

test('the name of a reward is never a misspelled name', () => {
  const events = Object.values(eventRewards.tables)
  const paid = [
    ...[...Object.values(rewards.tables), ...events].flatMap(({ lottery, fixed }) => [...lottery, ...fixed]),
    ...events.flatMap(({ firstWin }) => firstWin),
  ].map(({ item }) => item)
  const otherRewards = [...new Set(paid)].filter((item) => !item.endsWith('Herba Mystica'))
  expect(otherRewards.length).toBeGreaterThan(80)
  const withoutNote = otherRewards.filter((item) => {
    const raids = search({ name: item })
    const isNamed = !item.includes(' ') && raids.some(({ guess }) => !guess)
    return !isNamed && noteOn(item, raids, otherNames) !== 'rewards'
  })
  expect(withoutNote).toEqual([])
})

test('`iron` finds the bosses whose names begin with it, without a note on rewards', () => {
  const raids = search({ name: 'iron' })
  expect(raids.map(({ raid }) => raid.boss)).toContain('Iron Valiant')
  expect(noteOn('iron', raids, otherNames)).toBeUndefined()
})

test.each([
  ['iron valient', 'Iron Valiant'],
  ['iron leafs', 'Iron Leaves'],
  ['flower trik', 'Meowscarada'],
])('%s is a misspelled boss, not a reward: it finds %s', (text, boss) => {
  const raids = search({ name: text })
  expect(raids.map(({ raid }) => raid.boss)).toContain(boss)
  expect(noteOn(text, raids, otherNames)).toBeUndefined()
})

describe('raids that can be played now', () => {
  const isSorted = (raids: readonly FoundRaid[]) => {
    const firstEvent = raids.findIndex(({ raid }) => raid.region === 'Event')
    return firstEvent < 0 || raids.slice(firstEvent).every(({ raid }) => raid.region === 'Event')
  }

  test.each(['garchomp', 'fire', 'levitate', 'psychic type', 'tyranitar'])(
    'come before events: %s',
    (name) => {
      const raids = search({ name }, nearestFirst(raidIndex, { tier: '5' }))
      expect(raids.some(({ raid }) => raid.region === 'Event')).toBe(true)
      expect(isSorted(raids)).toBe(true)
    },
  )

  test.each(['spicy', 'herbs', 'sweet herba mystica', 'spicy ghost'])(
    'come before events by herb too: %s',
    (name) => {
      for (const raids of [raidIndex, nearestFirst(raidIndex, {})]) {
        const raidsFound = search({ name }, raids)
        expect(raidsFound.some(({ raid }) => raid.region === 'Event')).toBe(true)
        expect(isSorted(raidsFound)).toBe(true)
      }
      expect(isSorted(search({ herb: 'Salty' }))).toBe(true)
    },
  )
})

test.each(['6 garchomp', '6★ Garchomp', 'garchomp 6 star', '6* garchmop'])(
  '%s finds it in tier 6',
  (text) => {
    expect(namesFound(text)).toEqual(['6★ Garchomp'])
  },
)

test('a region finds the boss there, or elsewhere if the region does not have the boss', () => {
  expect(namesFound('paldea garchomp')).toEqual(['5★ Garchomp', '6★ Garchomp'])
  expect(namesFound('kitakami garchomp')).toEqual(GARCHOMP)
  expect(namesFound('terarium 6 fairy')).toEqual(namesFound('fairy terarium 6★'))
  expect(search({ name: 'terarium fairy' }).map(({ raid }) => raid.region)).not.toContain('Paldea')
})

test.each([
  ['blueberry', 'terarium'],
  ['Blueberry Academy', 'terarium'],
  ['the Indigo Disk', 'terarium'],
  ['6 blueberry fairy', '6 terarium fairy'],
  ['blueberry exeggutor', 'terarium exeggutor'],
  ['Teal Mask', 'kitakami'],
  ['5★ raids in the teal mask', '5 kitakami'],
])('%s finds the same raids as %s: a region may have the name of its school or DLC', (text, label) => {
  expect(namesFound(label).length).toBeGreaterThan(0)
  expect(search({ name: text })).toEqual(search({ name: label }))
})

test.each(['7 star', '7★', 'unrivaled', 'the Unrivaled', 'mighty', 'Mightiest', 'unrivalled raids'])(
  '%s finds all 55 raids of 7 stars',
  (text) => {
    const raids = search({ name: text })
    expect(raids).toHaveLength(55)
    expect(new Set(raids.map(({ raid }) => raid.tier))).toEqual(new Set(['7']))
  },
)

test('`Charizard the Unrivaled` and `mighty Mewtwo` are 7★ bosses, and `events` are all event raids', () => {
  expect(namesFound('Charizard the Unrivaled')).toEqual([
    '7★ Dragon Charizard',
    '7★ Dragon Charizard (2022-12)',
  ])
  expect(namesFound('mighty mewtwo')).toEqual(['7★ Psychic Mewtwo'])
  expect(search({ name: 'event' })).toHaveLength(158)
  expect(namesFound('events')).toEqual(namesFound('event'))
})

test('a boss with one Tera type is not found with another', () => {
  expect(namesFound('fire charizard')).not.toContain('7★ Fire Charizard')
  expect(namesFound('dragon charizard')).toContain('7★ Dragon Charizard')
})

test('a single word of a region’s other name does not name the region, because Paldea has academies', () => {
  expect(namesFound('academy')).toEqual([])
  expect(namesFound('teal')).toEqual([])
})

test.each(['fairy garchomp', 'Garchomp Fairy', 'tera type fairy garchomp', 'fairy garchmop'])(
  '%s finds it with that Tera type',
  (text) => expect(namesFound(text)).toEqual(['5★ Fairy Garchomp', '5★ Fairy Garchomp', '6★ Fairy Garchomp']),
)

test('tier, region, Tera type and boss together find one raid', () => {
  expect(namesFound('paldea 6 fairy garchomp')).toEqual(['6★ Fairy Garchomp'])
})

test('a type alone is the boss’s own type; bosses with it in their names come first', () => {
  expect(namesFound('water').slice(0, 1)).toEqual(['5★ Tauros (Water)'])
  expect(namesFound('water')).toContain('6★ Gyarados')
  expect(namesFound('water')).not.toContain('6★ Garchomp')
  expect(namesFound('6 dragon ground')).toEqual(['6★ Garchomp', '6★ Flygon'])
})

test('a form named like a type comes before that Tera type', () => {
  expect(namesFound('tauros fire')[0]).toBe('5★ Tauros (Fire)')
  expect(namesFound('tauros fire')).toContain('5★ Fire Tauros (Water)')
})

test('a herb finds the raids that drop it, the best odds first, whether typed or chosen', () => {
  expect(namesFound('spicy ghost')).toEqual(namesFound('ghost', 'Spicy'))
  expect(namesFound('spicy ghost')[0]).toMatch(/^6★/)
})

test('two herbs find the raids that drop both, however they are typed or chosen', () => {
  const results = search({ name: 'spicy sour' })
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter(({ raid: { herbs } }) => !herbs.Spicy || !herbs.Sour)).toEqual([])
  expect(namesFound('sour', 'Spicy').toSorted()).toEqual(namesFound('spicy sour').toSorted())
})

test.each([
  ['levitate', 17],
  ['Levitate 6', 2],
  ['will o wisp', 25],
  ['bulletpunch', 3],
])('%s finds the %i raids of bosses with that move or ability, and names it', (text, count) => {
  const raids = search({ name: text })
  expect(raids).toHaveLength(count)
  expect(raids.filter(({ terms = [] }) => terms.length !== 1)).toEqual([])
})

test('a move with a name finds that boss in the raids where it has the move', () => {
  expect(namesFound('garchomp rock slide')).toContain('6★ Garchomp')
})

test.each([
  ['garchomp trick room', 'Garchomp'],
  ['iron defense garchomp', 'Garchomp'],
  ['7 fairy garchomp', 'Garchomp'],
  ['snorlax event', 'Snorlax'],
])('%s has a wrong fact, so it finds the boss as a partial match', (text, boss) => {
  const raids = search({ name: text })
  expect(raids.length).toBeGreaterThan(0)
  expect(raids.filter(({ raid, guess }) => !raid.boss.startsWith(boss) || guess !== 'in part')).toEqual([])
})

test.each([
  ['gliscor', 'Sweet'],
  ['sweet gliscor', undefined],
])('%s is spelled correctly but drops no Sweet herb, so the search finds nothing', (text, herb) => {
  expect(namesFound('gliscor')).not.toEqual([])
  expect(namesFound(text, herb)).toEqual([])
})

test('near matches for a misspelled name have the wanted herbs', () => {
  const raids = search({ name: 'levitatte', herb: 'Sweet' })
  expect(raids.length).toBeGreaterThan(0)
  expect(raids.filter(({ raid, guess }) => !raid.herbs.Sweet || guess !== 'misspelled')).toEqual([])
})

test('facts that no raid combines find nothing', () => {
  expect(namesFound('earthquake fairy')).toEqual([])
})

test('the longest move name counts: Thunder Punch is not Thunder', () => {
  const raids = search({ name: '5 thunder punch' }).filter(({ guess }) => !guess)
  const terms = raids.flatMap(({ terms = [] }) => terms.map(({ name }) => name))
  expect(new Set(terms)).toEqual(new Set(['Thunder Punch']))
})

test('a word that is a type and a move is the type, and the found raids have no term', () => {
  expect(search({ name: 'psychic' }).filter(({ terms }) => terms)).toEqual([])
  expect(namesFound('psychic')).toContain('6★ Espeon')
})

test('the beginning of a move or ability finds it while it is typed', () => {
  expect(namesFound('levit')).toEqual(namesFound('levitate'))
  expect(namesFound('swords d')).toEqual(namesFound('swords dance'))
})

test('the beginning of a boss’s move or ability finds the same raids before and after winners are loaded', () => {
  const withWinners = raidIndex.map((raid) => ({ ...raid, wonWith: ['Shell Bell'] }))
  const raids = searchRaids(
    withWinners,
    { name: 'shell' },
    { fillers: [], terms: gameTerms(withWinners, otherNames), otherNames },
  )
  expect(raids.map(({ raid }) => raid.boss)).toEqual(search({ name: 'shell' }).map(({ raid }) => raid.boss))
})

test.each([
  ['belly drum', ['5', '6']],
  ['Shell Bell', ['5', '6', '7']],
])('%s, which no boss has, finds the raids that it wins solo', (text, tiers) => {
  const withWinners = raidIndex.map((raid, index) => ({
    ...raid,
    wonWith: otherNames.soloWinners[index] ?? [],
  }))
  const raids = searchRaids(
    withWinners,
    { name: text },
    { fillers: finder.fillerWords, terms: gameTerms(withWinners, otherNames), otherNames },
  )
  expect(raids.length).toBeGreaterThan(20)
  expect(new Set(raids.map(({ raid }) => raid.tier))).toEqual(new Set(tiers))
  expect(raids.filter(({ terms = [] }) => terms[0]?.kind !== 'winner')).toEqual([])
  expect(search({ name: text }).filter(({ guess }) => !guess)).toEqual([])
})

test('a move that bosses use and that also wins finds the bosses', () => {
  const withWinners = raidIndex.map((raid) => ({ ...raid, wonWith: ['Earthquake'] }))
  const raids = searchRaids(
    withWinners,
    { name: 'earthquake' },
    { fillers: [], terms: gameTerms(withWinners, otherNames), otherNames },
  )
  expect(raids).toHaveLength(search({ name: 'earthquake' }).length)
})

test('a short name finds a boss only with the other names, so the search loads them for it', () => {
  const words = { fillers: finder.fillerWords, terms: gameTerms(raidIndex), otherNames: undefined }
  const shortNames = Object.keys(SHORT_NAMES)
    .flatMap((name) => [name, `6 ${name}`])
    .filter((name) => searchRaids(raidIndex, { name }, words).some(({ guess }) => !guess))
  expect(shortNames).toEqual([])
})

test('only a misspelled name is marked as a guess', () => {
  expect(search({ name: 'garchmop' })[0]?.guess).toBe('misspelled')
  expect(search({ name: 'levitte' })[0]).toMatchObject({ guess: 'misspelled', terms: [{ name: 'Levitate' }] })
  for (const name of ['garchomp', 'levitate', 'levit', 'fairy'])
    expect(search({ name }).filter(({ guess }) => guess)).toEqual([])
})

test.each(['missingno', 'bulbasaur', 'xyzxyz', 'Knakrack', 'ガブリアス'])('%s finds nothing', (text) => {
  expect(namesFound(text)).toEqual([])
})

test('an empty search finds every raid', () => {
  expect(namesFound('')).toHaveLength(428)
})

describe('filters', () => {
  function titlesFound(filters: Filters): string[] {
    return findRaids(raidIndex, filters).map(({ tier, region, boss }) => `${tier}★ ${boss} · ${region}`)
  }

  test('without filters, every raid matches, in the order of the controls', () => {
    const titles = titlesFound({})
    expect(titles).toHaveLength(428)
    expect([titles[0], titles[99], titles[248], titles[372], titles[373]]).toEqual([
      '5★ Abomasnow · Paldea',
      '5★ Ambipom · Kitakami',
      '6★ Amoonguss · Paldea',
      '6★ Whimsicott · Terarium',
      '7★ Annihilape · Event',
    ])
  })

  describe('a name', () => {
    test('finds the boss in all tiers, in any letter case', () => {
      expect(titlesFound({ name: 'GARCHOMP' })).toEqual([
        '5★ Garchomp · Paldea',
        '5★ Garchomp · Event',
        '5★ Garchomp (2023-02b) · Event',
        '6★ Garchomp · Paldea',
        '7★ Garchomp · Event',
      ])
    })

    test('may match anywhere, with matches at the beginning first', () => {
      expect(titlesFound({ name: 'ma', tier: '6', region: 'Paldea' })).toEqual([
        '6★ Mabosstiff · Paldea',
        '6★ Magnezone · Paldea',
        '6★ Maushold · Paldea',
        '6★ Armarouge · Paldea',
      ])
    })

    test('may be the name of a form', () => {
      expect(titlesFound({ name: 'low key' })).toEqual(['5★ Toxtricity (Low Key) · Paldea'])
    })

    test('that no boss has finds nothing', () => {
      expect(titlesFound({ name: 'missingno' })).toEqual([])
    })
  })

  test('a herb filter sorts by whole percent per raid, then by the solo win rate and turns', () => {
    const ghosts = findRaids(EVERY_DAY, { herb: 'Spicy', type: 'Ghost' })
    expect(
      ghosts
        .slice(0, 7)
        .map(({ boss, herbs, solo }) => `${boss} ${Math.round(herbs.Spicy ?? 0)}% ${solo && 'known'}`),
    ).toEqual([
      'Ceruledge 24% known',
      'Trevenant 24% known',
      'Basculegion (Female) 24% known',
      'Basculegion (Male) 24% known',
      'Golurk 24% known',
      'Annihilape 24% known',
      'Brambleghast 17% known',
    ])
    const surelyWon = ghosts.slice(0, 6).filter(({ solo }) => solo?.wins === 100)
    const turns = surelyWon.map(({ solo }) => solo?.turns ?? 0)
    expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  })

  test('two herbs find only raids that drop both, the highest chance of both first', () => {
    const results = findRaids(raidIndex, { herb: 'Spicy', also: 'Sour' })
    const everyDay = results.filter(({ region }) => region !== 'Event')
    const oddsOf = everyDay.map(({ herbs }) => Math.round(herbs.Spicy ?? 0) * Math.round(herbs.Sour ?? 0))
    expect(results.length).toBeGreaterThan(0)
    expect(results.length).toBeLessThan(findRaids(raidIndex, { herb: 'Spicy' }).length)
    expect(Math.min(...oddsOf)).toBeGreaterThan(0)
    expect(oddsOf).toEqual(oddsOf.toSorted((a, b) => b - a))
    expect(findRaids(raidIndex, { herb: 'Sour', also: 'Spicy' })).toEqual(results)
  })

  test('Trick Room finds the bosses that use it in all tiers', () => {
    expect(titlesFound({ move: 'Trick Room' })).toEqual([
      '5★ Indeedee (Female) · Paldea',
      '5★ Indeedee (Male) · Paldea',
      '5★ Dusknoir · Kitakami',
      '5★ Dialga · Event',
      '6★ Slowking · Paldea',
      '6★ Exeggutor · Terarium',
      '6★ Porygon-Z · Terarium',
      '6★ Porygon2 · Terarium',
      '7★ Farigiraf · Event',
      '7★ Porygon2 · Event',
    ])
  })

  test('an ability finds bosses that may have it: no 6★ Tauros has Intimidate', () => {
    expect(titlesFound({ ability: 'Intimidate', tier: '6' })).toEqual(['6★ Overqwil · Terarium'])
    expect(titlesFound({ ability: 'Intimidate', name: 'tauros' })).toEqual([
      '5★ Tauros (Fire) · Paldea',
      '5★ Tauros (Water) · Paldea',
    ])
  })

  test('a version has its own raids and the shared raids: Ceruledge is only in Violet, Armarouge only in Scarlet', () => {
    const names = { type: 'Fire', tier: '6', region: 'Paldea' }
    expect(titlesFound({ ...names, version: 'Scarlet' })).toContain('6★ Armarouge · Paldea')
    expect(titlesFound({ ...names, version: 'Scarlet' })).not.toContain('6★ Ceruledge · Paldea')
    expect(titlesFound({ ...names, version: 'Violet' })).toContain('6★ Ceruledge · Paldea')
    expect(titlesFound({ ...names, version: 'Violet' })).toContain('6★ Torkoal · Paldea')
  })

  test.each([
    [{ tier: '5', region: 'Paldea' }, 99],
    [{ tier: '5', region: 'Kitakami' }, 25],
    [{ tier: '5', region: 'Terarium' }, 21],
    [{ tier: '6', region: 'Paldea' }, 70],
    [{ tier: '6', region: 'Kitakami' }, 28],
    [{ tier: '6', region: 'Terarium' }, 27],
    [{ tier: '5', region: 'Event' }, 103],
    [{ tier: '7', region: 'Event' }, 55],
  ])('%j leaves %i raids', (filters, count) => {
    expect(titlesFound(filters)).toHaveLength(count)
  })

  test('every label of a filter finds a raid', () => {
    const labels = filterLabels(raidIndex)
    const nothing = LIST_FILTERS.flatMap((filter) =>
      labels[filter].filter((label) => titlesFound({ [filter]: label }).length === 0),
    )
    expect(nothing).toEqual([])
  })
})

describe('the order by the chosen tier and region', () => {
  function orderOf(name: string, selection: Selection): string[] {
    return search({ name }, nearestFirst(raidIndex, selection)).map(
      ({ raid }) => `${raid.tier}★ ${raid.region} ${raid.boss}`,
    )
  }

  test('a boss of two tiers appears in the chosen tier first', () => {
    expect(orderOf('garch', { tier: '6' }).slice(0, 2)).toEqual(['6★ Paldea Garchomp', '5★ Paldea Garchomp'])
    expect(orderOf('garch', { tier: '5' })[0]).toBe('5★ Paldea Garchomp')
    expect(orderOf('garch', { tier: '7', region: 'Event' })[0]).toBe('7★ Event Garchomp')
  })

  test('a past event is not first, even if the visitor chose 7★', () => {
    expect(orderOf('garch', { tier: '7' })).toEqual([
      '6★ Paldea Garchomp',
      '5★ Paldea Garchomp',
      '7★ Event Garchomp',
      '5★ Event Garchomp',
      '5★ Event Garchomp (2023-02b)',
    ])
  })

  test('while no tier is chosen, 6★ raids come first', () => {
    expect(orderOf('garch', {})[0]).toBe('6★ Paldea Garchomp')
  })

  test('the tier counts more than the region, and the region within a tier', () => {
    const places = nearestFirst(raidIndex, { tier: '5', region: 'Kitakami' }).map(
      ({ tier, region }) => `${tier}★ ${region}`,
    )
    expect([...new Set(places)]).toEqual([
      '5★ Kitakami',
      '5★ Paldea',
      '5★ Terarium',
      '6★ Kitakami',
      '6★ Paldea',
      '6★ Terarium',
      '5★ Event',
      '7★ Event',
    ])
  })

  test('a name that begins with the text comes before a name in the chosen tier that only contains it', () => {
    expect(orderOf('arc', { tier: '6' }).slice(0, 2)).toEqual(['5★ Paldea Arcanine', '6★ Paldea Garchomp'])
  })

  test('with its tier and region chosen, each raid is the first result for its name', () => {
    const missed = raidIndex.filter(
      (raid) => orderOf(raid.boss, raid)[0] !== `${raid.tier}★ ${raid.region} ${raid.boss}`,
    )
    expect(missed.map(({ boss }) => boss)).toEqual([])
    expect(raidIndex).toHaveLength(428)
  })

  test('every tier and region keeps all raids', () => {
    expect(new Set(nearestFirst(raidIndex, { tier: '6', region: 'Terarium' }))).toEqual(new Set(raidIndex))
  })
})

test('6★ Kitakami lists its raids with the facts on a card', () => {
  const raids = listedRaids(raidIndex, { tier: '6', region: 'Kitakami' })
  expect(raids).toHaveLength(28)
  expect(raids[0]).toEqual({ tier: '6', region: 'Kitakami', boss: 'Ambipom', types: ['Normal'] })
})

test('a Tera type lists only raids that may have it', () => {
  const fire = listedRaids(raidIndex, { tier: '7', region: 'Event', teraType: 'Fire' })
  expect(fire.map(({ boss }) => boss)).toEqual(['Skeledirge', 'Typhlosion (Hisui)'])
  const ordinary = listedRaids(raidIndex, { tier: '6', region: 'Kitakami', teraType: 'Fire' })
  expect(ordinary).toHaveLength(28)
})

test('a tier without a region lists its raids of all regions', () => {
  expect(new Set(listedRaids(raidIndex, { tier: '5' }).map(({ region }) => region)).size).toBe(4)
})
