import { Dex } from '@pkmn/dex'
import { machines } from '@/data/moves/machines'
import { rewards } from '@/data/rosters/rewards'
import { type EventRaid, eventRaids } from './raids'
import { eventRewards } from './rewards'
import { eventSchedule } from './schedule'

const eventBosses = [...eventRaids['5'], ...eventRaids['7']]
const tables = Object.values(eventRewards.tables)

function raid(id: string): EventRaid {
  const match = eventBosses.find((candidate) => candidate.id === id)
  if (!match) throw new Error(`no raid ${id}`)
  return match
}

describe('the 7★ raids', () => {
  test('have one version per boss, and two of Charizard and Pikachu', () => {
    const names = eventRaids['7'].map(({ name }) => name)
    expect(names).toHaveLength(55)
    expect(new Set(names).size).toBe(53)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['Charizard', 'Pikachu'])
  })

  test('have level 100, one Tera type and six perfect individual values, and are never shiny', () => {
    for (const { level, teraType, flawlessIvs, shiny, nature, ...fields } of eventRaids['7']) {
      expect({ level, flawlessIvs, shiny, catch: fields.catch }).toEqual({
        level: 100,
        flawlessIvs: 6,
        shiny: 'never',
        catch: 'once',
      })
      expect([teraType, nature]).not.toContain(undefined)
    }
  })

  test('have a Mewtwo that holds a Chesto Berry, rests, and lasts 900 seconds', () => {
    expect(raid('7-mewtwo-psychic')).toMatchObject({
      timeLimit: 900,
      heldItem: 'Chesto Berry',
      actionMoves: ['Rest'],
      effortValues: { defense: 252, specialattack: 6, specialdefense: 252 },
      shield: { damageThroughPercent: { plain: 10, teraOtherType: 30, teraSameType: 70 } },
    })
  })

  test('have two Charizard: the second move of only the first depends on time', () => {
    expect(raid('7-charizard-dragon').secondMove).toEqual({ hp: 40, time: 40, chance: 50 })
    expect(raid('7-charizard-dragon-v2').secondMove).toEqual({ hp: 40, time: 0, chance: 50 })
  })

  test('have a second move except for Chesnaught, Magikarp and both Samurott', () => {
    const single = eventRaids['7'].filter(({ secondMove }) => secondMove === undefined)
    expect(single.map(({ name }) => name)).toEqual(['Chesnaught', 'Magikarp', 'Samurott', 'Samurott (Hisui)'])
  })

  test('mark what is unknown of Annihilape and Kingambit', () => {
    for (const id of ['7-annihilape-ghost', '7-kingambit-dark']) {
      expect(raid(id)).toMatchObject({ actions: 'unknown', secondMove: 'unknown', timeLimit: 'unknown' })
      expect(raid(id).source).toMatch(/tera-raid-builder/)
    }
    const fromGameFiles = eventRaids['7'].filter(({ source }) => source === undefined)
    expect(fromGameFiles).toHaveLength(53)
    expect(fromGameFiles.flatMap(Object.values)).not.toContain('unknown')
  })
})

describe('the 5★ raids', () => {
  test('have level 75, and some have a single Tera type', () => {
    expect(eventRaids['5']).toHaveLength(103)
    expect(new Set(eventRaids['5'].map(({ name }) => name)).size).toBe(57)
    expect(new Set(eventRaids['5'].map(({ level }) => level))).toEqual(new Set([75]))
    expect(eventRaids['5'].filter(({ teraType }) => teraType)).toHaveLength(36)
  })

  test('can be caught, except for the Treasures of Ruin', () => {
    const never = eventRaids['5'].filter((candidate) => candidate.catch === 'never')
    expect(never.map(({ name }) => name)).toEqual(['Chi-Yu', 'Chien-Pao', 'Ting-Lu', 'Wo-Chien'])
  })
})

describe('every name is in @pkmn/dex', () => {
  test.each(eventBosses.map((event) => [event.id, event] as const))('%s', (_, event) => {
    const species = Dex.species.get(event.creatureKey ?? event.name)
    expect(species.exists).toBe(true)
    const moves = [...event.moves, ...(event.actionMoves ?? [])]
    expect(moves.map((name) => Dex.moves.get(name).name)).toEqual(moves)
    const slot = { any: '0', first: '0', second: '1', 'first or second': '1', hidden: 'H' } as const
    // If a species has a single ability, the game names it in all slots.
    const ability = species.abilities[slot[event.ability]] ?? species.abilities[0]
    expect(Dex.abilities.get(ability).exists).toBe(true)
    if (event.nature) expect(Dex.natures.get(event.nature).name).toBe(event.nature)
    if (event.heldItem) expect(Dex.items.get(event.heldItem).name).toBe(event.heldItem)
  })
})

describe('rewards', () => {
  // Items that neither @pkmn/dex nor an ordinary raid's table has.
  const OTHER_ITEMS = [
    /^Exp\. Candy (?:XS|S|M)$/,
    /^\w+ Tera Shard$/,
    /^(?:Apple|Banana|Butter|Cream Cheese|Jam|Kiwi|Marmalade|Peanut Butter|Pineapple|Strawberry|Whipped Cream|Yogurt)$/,
    /^(?:HP Up|Protein|Iron|Calcium|Zinc|Carbos|Soothe Bell|Everstone)$/,
    /^(?:Pearl|Stardust|Rare Bone|Big Nugget|Gold Bottle Cap|Pretty Feather)$/,
  ]

  test('name items that @pkmn/dex or an ordinary raid knows, and machines by their number', () => {
    const ordinary = Object.values(rewards.tables).flatMap((table) => [...table.lottery, ...table.fixed])
    const knownItems = new Set([
      ...machines.map((move, index) => `TM${String(index + 1).padStart(3, '0')} ${move}`),
      ...ordinary.map(({ item }) => item),
    ])
    const items = new Set(
      tables
        .flatMap((table) => [...table.lottery, ...table.fixed, ...table.firstWin])
        .map(({ item }) => item),
    )
    const unlisted = [...items].filter((item) => !knownItems.has(item) && Dex.items.get(item).name !== item)
    expect(unlisted.filter((item) => !OTHER_ITEMS.some((pattern) => pattern.test(item)))).toEqual([])
  })

  test('of the first win against Mewtwo include three Ability Patches and 100 Tera Shards', () => {
    const mewtwo = eventRewards.tables['7-mewtwo-psychic']
    expect(mewtwo?.firstWin).toContainEqual({ item: 'Ability Patch', count: 3 })
    expect(mewtwo?.firstWin).toContainEqual({ item: 'Tera Shard', count: 100 })
    expect(mewtwo?.fixed.map(({ item }) => item)).toEqual(['Exp. Candy L', 'Exp. Candy XL'])
  })
})

describe('the schedule', () => {
  const schedule = eventSchedule
  const scheduledRaids = schedule.flatMap(({ groups }) => groups.flatMap(({ raids }) => raids))
  const eventsWith = (id: string) =>
    schedule.filter(({ groups }) =>
      groups.some(({ raids }) => raids.some((scheduled) => scheduled.id === id)),
    )

  test('names exactly the versions and reward tables that exist', () => {
    expect(new Set(scheduledRaids.map(({ id }) => id))).toEqual(new Set(eventBosses.map(({ id }) => id)))
    const tableNames = scheduledRaids.flatMap((scheduled) =>
      scheduled.rewards === 'unknown' ? [] : Object.keys(scheduled.rewards),
    )
    expect(new Set(tableNames)).toEqual(new Set(Object.keys(eventRewards.tables)))
  })

  test('has every number of the gallery once', () => {
    const numbers = schedule.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const missing = Array.from({ length: 146 }, (_, index) => String(index + 1).padStart(3, '0')).filter(
      (number) => !numbers.some((candidate) => candidate.startsWith(number)),
    )
    expect(missing).toEqual([])
  })

  test('begins with 5★ Eevee on 25 November 2022 and 7★ Charizard a week later', () => {
    expect(schedule.slice(0, 2).map(({ number, start }) => [number, start])).toEqual([
      ['001', '2022-11-25'],
      ['002', '2022-12-02'],
    ])
    expect(schedule[1]).toBe(eventsWith('7-charizard-dragon')[0])
  })

  test('has Mewtwo first on 1 September 2023, with one crystal at a time', () => {
    const [first] = eventsWith('7-mewtwo-psychic')
    expect(first).toMatchObject({ number: '029', start: '2023-09-01' })
    expect(
      first?.groups.find(({ raids }) => raids.some(({ id }) => id === '7-mewtwo-psychic'))?.crystals,
    ).toBe(1)
  })

  test('sorts events by first day, if known', () => {
    const days = schedule.flatMap(({ start }) => start ?? [])
    expect(days.toSorted()).toEqual(days)
  })

  test('has a first day or a bound for every event', () => {
    const undated = schedule.filter(({ start, notLaterThan }) => !start && !notLaterThan)
    expect(undated).toEqual([])
    expect(eventsWith('7-kingambit-dark')[0]).toMatchObject({
      notEarlierThan: '2026-08-28',
      notLaterThan: '2026-09-30',
    })
  })

  test('has a source for each first day that differs from the event’s id', () => {
    const differing = schedule.filter(
      ({ id, start }) => start && !start.replaceAll('-', '').endsWith(String(id)),
    )
    expect(differing.map(({ number }) => number)).toEqual(
      expect.arrayContaining(['023b', '039', '041', '049']),
    )
    expect(differing.filter(({ startSource }) => !startSource)).toEqual([])
  })
})
