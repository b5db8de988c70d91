import { Dex } from '@pkmn/dex'
import { machines } from '@/data/moves/machines'
import { rewards } from '@/data/rosters/rewards'
import { type EventRaid, eventRaids } from './raids'
import { eventRewards } from './rewards'
import { eventSchedule } from './schedule'

const all = [...eventRaids['5'], ...eventRaids['7']]
const tables = Object.values(eventRewards.tables)

function raid(id: string): EventRaid {
  const found = all.find((each) => each.id === id)
  if (!found) throw new Error(`no raid ${id}`)
  return found
}

describe('the 7★ raids', () => {
  test('are 55 sets of 53 bosses: Charizard and Pikachu have two', () => {
    const names = eventRaids['7'].map(({ name }) => name)
    expect(names).toHaveLength(55)
    expect(new Set(names).size).toBe(53)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual(['Charizard', 'Pikachu'])
  })

  test('are at level 100, with one Tera type, six perfect individual values, and never shiny', () => {
    for (const { level, teraType, flawlessIvs, shiny, nature, ...each } of eventRaids['7']) {
      expect({ level, flawlessIvs, shiny, catch: each.catch }).toEqual({
        level: 100,
        flawlessIvs: 6,
        shiny: 'never',
        catch: 'once',
      })
      expect([teraType, nature]).not.toContain(undefined)
    }
  })

  test('of Mewtwo lasts 900 seconds: it holds a Chesto Berry, and rests', () => {
    expect(raid('7-mewtwo-psychic')).toMatchObject({
      timeLimit: 900,
      heldItem: 'Chesto Berry',
      actionMoves: ['Rest'],
      effortValues: { defense: 252, specialattack: 6, specialdefense: 252 },
      shield: { damageThroughPercent: { plain: 10, teraOtherType: 30, teraSameType: 70 } },
    })
  })

  test('of Charizard moves a second time by time as well in its first set, by HP alone in its second', () => {
    expect(raid('7-charizard-dragon').secondMove).toEqual({ hp: 40, time: 40, chance: 50 })
    expect(raid('7-charizard-dragon-v2').secondMove).toEqual({ hp: 40, time: 0, chance: 50 })
  })

  test('of Chesnaught, both Samurott and Magikarp have a single move in each turn', () => {
    const single = eventRaids['7'].filter(({ secondMove }) => secondMove === undefined)
    expect(single.map(({ name }) => name)).toEqual(['Chesnaught', 'Magikarp', 'Samurott', 'Samurott (Hisui)'])
  })

  test('say of Annihilape and Kingambit what nobody has read, and do not leave it out', () => {
    for (const id of ['7-annihilape-ghost', '7-kingambit-dark']) {
      expect(raid(id)).toMatchObject({ actions: 'unknown', secondMove: 'unknown', timeLimit: 'unknown' })
      expect(raid(id).source).toMatch(/tera-raid-builder/)
    }
    const others = eventRaids['7'].filter(({ source }) => source === undefined)
    expect(others).toHaveLength(53)
    expect(others.flatMap(Object.values)).not.toContain('unknown')
  })
})

describe('the 5★ raids', () => {
  test('are 103 sets of 57 creatures at level 75, 36 of them with one Tera type', () => {
    expect(eventRaids['5']).toHaveLength(103)
    expect(new Set(eventRaids['5'].map(({ name }) => name)).size).toBe(57)
    expect(new Set(eventRaids['5'].map(({ level }) => level))).toEqual(new Set([75]))
    expect(eventRaids['5'].filter(({ teraType }) => teraType)).toHaveLength(36)
  })

  test('of the Treasures of Ruin cannot be caught', () => {
    const never = eventRaids['5'].filter((each) => each.catch === 'never')
    expect(never.map(({ name }) => name)).toEqual(['Chi-Yu', 'Chien-Pao', 'Ting-Lu', 'Wo-Chien'])
  })
})

describe('every name is one of @pkmn/dex', () => {
  test.each(all.map((each) => [each.id, each] as const))('%s', (_, each) => {
    const species = Dex.species.get(each.creatureKey ?? each.name)
    expect(species.exists).toBe(true)
    const moves = [...each.moves, ...(each.actionMoves ?? [])]
    expect(moves.map((name) => Dex.moves.get(name).name)).toEqual(moves)
    const slot = { any: '0', first: '0', second: '1', 'first or second': '1', hidden: 'H' } as const
    // The game names one ability in all its slots where a species has only one.
    const ability = species.abilities[slot[each.ability]] ?? species.abilities[0]
    expect(Dex.abilities.get(ability).exists).toBe(true)
    if (each.nature) expect(Dex.natures.get(each.nature).name).toBe(each.nature)
    if (each.heldItem) expect(Dex.items.get(each.heldItem).name).toBe(each.heldItem)
  })
})

describe('rewards', () => {
  // Items that neither @pkmn/dex nor an ordinary raid's table has: food, vitamins, and items used outside of battles.
  const OTHERS = [
    /^Exp\. Candy (?:XS|S|M)$/,
    /^\w+ Tera Shard$/,
    /^(?:Apple|Banana|Butter|Cream Cheese|Jam|Kiwi|Marmalade|Peanut Butter|Pineapple|Strawberry|Whipped Cream|Yogurt)$/,
    /^(?:HP Up|Protein|Iron|Calcium|Zinc|Carbos|Soothe Bell|Everstone)$/,
    /^(?:Pearl|Stardust|Rare Bone|Big Nugget|Gold Bottle Cap|Pretty Feather)$/,
  ]

  test('name items that @pkmn/dex or an ordinary raid knows, and machines by their number', () => {
    const ordinary = Object.values(rewards.tables).flatMap((each) => [...each.lottery, ...each.fixed])
    const known = new Set([
      ...machines.map((move, place) => `TM${String(place + 1).padStart(3, '0')} ${move}`),
      ...ordinary.map(({ item }) => item),
    ])
    const items = new Set(
      tables.flatMap((each) => [...each.lottery, ...each.fixed, ...each.firstWin]).map(({ item }) => item),
    )
    const others = [...items].filter((item) => !known.has(item) && Dex.items.get(item).name !== item)
    expect(others.filter((item) => !OTHERS.some((form) => form.test(item)))).toEqual([])
  })

  test('of the first win against Mewtwo are three Ability Patches and 100 Tera Shards, apart from those of each win', () => {
    const mewtwo = eventRewards.tables['7-mewtwo-psychic']
    expect(mewtwo?.firstWin).toContainEqual({ item: 'Ability Patch', count: 3 })
    expect(mewtwo?.firstWin).toContainEqual({ item: 'Tera Shard', count: 100 })
    expect(mewtwo?.fixed.map(({ item }) => item)).toEqual(['Exp. Candy L', 'Exp. Candy XL'])
  })
})

describe('the schedule', () => {
  const schedule = eventSchedule
  const coming = schedule.flatMap(({ groups }) => groups.flatMap(({ raids }) => raids))
  const eventsWith = (id: string) =>
    schedule.filter(({ groups }) => groups.some(({ raids }) => raids.some((each) => each.id === id)))

  test('refers to a set and to tables that there are, and leaves none of these out', () => {
    expect(new Set(coming.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
    const named = coming.flatMap((each) => (each.rewards === 'unknown' ? [] : Object.keys(each.rewards)))
    expect(new Set(named)).toEqual(new Set(Object.keys(eventRewards.tables)))
  })

  test('has every number of the gallery from 001 to 146, and none twice', () => {
    const numbers = schedule.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const without = Array.from({ length: 146 }, (_, place) => String(place + 1).padStart(3, '0')).filter(
      (number) => !numbers.some((each) => each.startsWith(number)),
    )
    expect(without).toEqual([])
  })

  test('begins with 5★ Eevee on 25 November 2022 and 7★ Charizard a week later', () => {
    expect(schedule.slice(0, 2).map(({ number, start }) => [number, start])).toEqual([
      ['001', '2022-11-25'],
      ['002', '2022-12-02'],
    ])
    expect(schedule[1]).toBe(eventsWith('7-charizard-dragon')[0])
  })

  test('has Mewtwo first from 1 September 2023 on, one crystal at once', () => {
    const [first] = eventsWith('7-mewtwo-psychic')
    expect(first).toMatchObject({ number: '029', start: '2023-09-01' })
    expect(
      first?.groups.find(({ raids }) => raids.some(({ id }) => id === '7-mewtwo-psychic'))?.crystals,
    ).toBe(1)
  })

  test('has the events in the order of their first days, as far as these are known', () => {
    const known = schedule.flatMap(({ start }) => start ?? [])
    expect(known.toSorted()).toEqual(known)
  })

  test('has a first day or a bound for every event, Kingambit’s between two', () => {
    const none = schedule.filter(({ start, notLaterThan }) => !start && !notLaterThan)
    expect(none).toEqual([])
    expect(eventsWith('7-kingambit-dark')[0]).toMatchObject({
      notEarlierThan: '2026-08-28',
      notLaterThan: '2026-09-30',
    })
  })

  test('has a source of each first day that is not the one which the event’s own number says', () => {
    const others = schedule.filter(
      ({ id, start }) => start && !start.replaceAll('-', '').endsWith(String(id)),
    )
    expect(others.map(({ number }) => number)).toEqual(expect.arrayContaining(['023b', '039', '041', '049']))
    expect(others.filter(({ startSource }) => !startSource)).toEqual([])
  })
})
