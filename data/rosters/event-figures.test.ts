import { rosters } from './rosters'

type Figures = readonly [
  id: string,
  nature: string,
  hpMultiplier: number,
  seconds: number | 'unknown',
  shield: readonly [hp: number, time: number, bar: number],
  secondMove: readonly [hp: number, time: number, chance: number] | 'unknown' | undefined,
]

// Not from our own import: another program read the game's event files, and we compared them with three other sources.
const SEVEN_STAR: readonly Figures[] = [
  ['7-annihilape-ghost', 'Adamant', 40, 'unknown', [90, 90, 20], 'unknown'],
  ['7-baxcalibur-ice', 'Adamant', 55, 560, [95, 95, 40], [40, 0, 50]],
  ['7-blastoise-steel', 'Naive', 35, 600, [99, 98, 25], [50, 0, 50]],
  ['7-blaziken-flying', 'Adamant', 30, 450, [80, 80, 30], [50, 0, 50]],
  ['7-charizard-dragon', 'Modest', 25, 600, [65, 55, 40], [40, 40, 50]],
  ['7-charizard-dragon-v2', 'Modest', 25, 600, [65, 55, 40], [40, 0, 50]],
  ['7-chesnaught-rock', 'Impish', 35, 600, [80, 80, 40], undefined],
  ['7-cinderace-fighting', 'Adamant', 30, 450, [70, 70, 40], [70, 70, 50]],
  ['7-decidueye-flying', 'Brave', 30, 450, [60, 80, 40], [59, 59, 100]],
  ['7-decidueye-hisui-grass', 'Adamant', 30, 450, [60, 80, 40], [58, 58, 100]],
  ['7-delphox-fairy', 'Timid', 30, 450, [85, 85, 35], [50, 0, 50]],
  ['7-dondozo-water', 'Adamant', 30, 550, [70, 70, 40], [50, 0, 50]],
  ['7-dragapult-dragon', 'Naive', 35, 470, [92, 92, 40], [40, 0, 50]],
  ['7-dragonite-normal', 'Brave', 35, 600, [75, 70, 40], [50, 0, 50]],
  ['7-eevee-normal', 'Hardy', 50, 600, [99, 99, 100], [40, 0, 50]],
  ['7-emboar-electric', 'Brave', 40, 600, [90, 80, 40], [50, 0, 75]],
  ['7-empoleon-ice', 'Modest', 35, 600, [80, 80, 30], [50, 0, 50]],
  ['7-farigiraf-fairy', 'Modest', 45, 500, [90, 90, 40], [50, 0, 50]],
  ['7-feraligatr-dark', 'Adamant', 35, 550, [75, 75, 45], [50, 0, 50]],
  ['7-garchomp-ground', 'Jolly', 25, 570, [95, 90, 30], [40, 0, 50]],
  ['7-glimmora-grass', 'Modest', 35, 500, [80, 80, 20], [50, 0, 50]],
  ['7-goodra-water', 'Modest', 35, 480, [90, 90, 40], [45, 0, 50]],
  ['7-greninja-poison', 'Sassy', 30, 450, [65, 75, 30], [50, 40, 50]],
  ['7-hydreigon-poison', 'Modest', 25, 600, [85, 85, 40], [40, 0, 50]],
  ['7-incineroar-dark', 'Brave', 35, 600, [65, 60, 45], [50, 0, 50]],
  ['7-infernape-rock', 'Naughty', 35, 550, [80, 80, 50], [50, 0, 50]],
  ['7-inteleon-ice', 'Quiet', 30, 450, [85, 75, 30], [50, 50, 50]],
  ['7-iron-bundle-ice', 'Modest', 30, 450, [75, 80, 25], [40, 0, 50]],
  ['7-iron-valiant-fairy', 'Naive', 30, 540, [90, 90, 40], [40, 0, 50]],
  ['7-kingambit-dark', 'Adamant', 35, 'unknown', [90, 90, 30], 'unknown'],
  ['7-kommo-o-fighting', 'Naughty', 60, 490, [93, 93, 50], [40, 0, 50]],
  ['7-magikarp-dragon', 'Adamant', 60, 450, [99, 99, 100], undefined],
  ['7-meganium-psychic', 'Impish', 35, 600, [85, 80, 35], [50, 0, 50]],
  ['7-meowscarada-grass', 'Adamant', 35, 500, [75, 80, 35], [40, 0, 50]],
  ['7-metagross-steel', 'Adamant', 25, 500, [99, 99, 25], [40, 0, 50]],
  ['7-mewtwo-psychic', 'Modest', 50, 900, [99, 99, 50], [50, 0, 50]],
  ['7-pikachu-water', 'Quiet', 50, 600, [99, 99, 100], [40, 40, 50]],
  ['7-pikachu-water-v2', 'Quiet', 50, 600, [99, 99, 100], [40, 0, 50]],
  ['7-porygon2-normal', 'Quiet', 30, 570, [85, 85, 40], [40, 0, 50]],
  ['7-primarina-fairy', 'Modest', 35, 550, [80, 75, 50], [50, 0, 50]],
  ['7-quaquaval-water', 'Adamant', 30, 550, [75, 80, 35], [40, 0, 50]],
  ['7-rillaboom-normal', 'Jolly', 35, 450, [85, 85, 30], [55, 0, 50]],
  ['7-roaring-moon-dragon', 'Adamant', 30, 540, [92, 92, 40], [40, 0, 50]],
  ['7-salamence-flying', 'Quiet', 30, 450, [85, 85, 40], [40, 0, 50]],
  ['7-samurott-bug', 'Lonely', 35, 600, [80, 87, 15], undefined],
  ['7-samurott-hisui-water', 'Adamant', 35, 600, [80, 87, 30], undefined],
  ['7-sceptile-dragon', 'Hasty', 35, 600, [70, 75, 50], [50, 0, 50]],
  ['7-serperior-grass', 'Modest', 30, 600, [75, 75, 60], [50, 0, 50]],
  ['7-skeledirge-fire', 'Rash', 35, 550, [75, 75, 25], [40, 0, 50]],
  ['7-swampert-poison', 'Relaxed', 30, 500, [85, 80, 45], [50, 0, 50]],
  ['7-torterra-ground', 'Brave', 35, 550, [75, 75, 40], [50, 0, 50]],
  ['7-typhlosion-ghost', 'Mild', 30, 450, [80, 78, 30], [50, 50, 50]],
  ['7-typhlosion-hisui-fire', 'Modest', 30, 450, [60, 70, 40], [58, 0, 100]],
  ['7-tyranitar-ghost', 'Adamant', 30, 450, [80, 80, 40], [40, 0, 50]],
  ['7-venusaur-ground', 'Modest', 30, 450, [85, 80, 35], [50, 0, 50]],
]

test.each(SEVEN_STAR)(
  '%s is %s, has HP times %d, lasts %s seconds, and has the shield %j and the second move %j',
  (id, ...expected) => {
    const boss = rosters['7'].find(({ event }) => event?.id === id)
    const { shield, secondMove } = boss ?? {}
    expect([
      boss?.nature,
      boss?.hpMultiplier,
      boss?.timeLimit,
      [shield?.hp, shield?.time, shield?.barPercentOfHp],
      typeof secondMove === 'object' ? [secondMove.hp, secondMove.time, secondMove.chance] : secondMove,
    ]).toEqual(expected)
  },
)

test('the list has every 7★ version', () => {
  expect(rosters['7'].map(({ event }) => event?.id).toSorted()).toEqual(
    SEVEN_STAR.map(([id]) => id).toSorted(),
  )
})
