import { knownActions } from '@/data/rosters/boss'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import type { Region, Tier, TypeName } from '@/data/vocabulary'
import { findRaid } from '@/lib/raid/find-raid'
import { allRaids, type Raid } from '@/lib/raid/raid'
import { keysOf } from '@/lib/raid-view/live-raid-view'
import { raidView } from '@/lib/raid-view/raid-view'
import { facts } from '@/lib/words/en/facts'
import { sentences } from '@/lib/words/en/sentences'
import { SPECIAL_CASE_MOVES } from './action-advice'

interface Named {
  tier: Tier
  region?: Region
  name: string
  teraType?: TypeName
}

const every = allRaids()

function advised(raid: Raid) {
  const keys = keysOf(raid.boss)
  const creature = shippedCreatures[keys.creature]
  if (!creature) throw new Error(`no creature ${keys.creature}`)
  const moves = keys.moves.flatMap((key) => shippedMoves[key] ?? [])
  return raidView(raid, creature, moves, sentences).actions
}

function adviceOf({ tier, region = 'Paldea', name, teraType }: Named): Record<string, string | undefined> {
  const raid = findRaid({ tier, region, boss: name, teraType })
  if (!raid) throw new Error(`no ${tier}★ ${name} in ${region}`)
  return Object.fromEntries(
    advised(raid).map(({ trigger, percent, kind, moveName, advice, sameAs }) => [
      `${percent}% ${trigger}: ${facts.action(kind, moveName)}`,
      advice ?? sameAs,
    ]),
  )
}

const ORB = 'Steals a Tera Orb charge from players who haven’t Terastallized.'
const OWN_RESET = 'Clears its own debuffs and status. Debuff it again: with attacks if its shield is up.'
const PLAYER_RESET =
  'Clears your boosts, and suppresses your ability for a turn. Ability Shield protects only the ability.'

// Sources: the page of each move on https://bulbapedia.bulbagarden.net, and /wiki/Tera_Raid_Battle for resets.
describe('advice on named raids', () => {
  test('5★ Abomasnow uses Aurora Veil in its own snow, with its shield up since 50% HP', () => {
    expect(adviceOf({ tier: '5', name: 'Abomasnow' })).toEqual({
      '85% Time: Uses Blizzard': 'Free hit on the whole team between turns.',
      '75% HP: Reduce Tera Orb Charge': ORB,
      '50% HP: Stats & Status Reset': OWN_RESET,
      '45% HP: Uses Snowscape':
        'Snow: raises the Defense of Ice types, and Blizzard never misses. Change the weather to end it.',
      '25% HP: Uses Aurora Veil':
        'Cuts all your damage, and works only in snow: change the weather first, or break it with Brick Break or Psychic Fangs.',
    })
  })

  test('6★ Garchomp resets itself at 90% and 50% HP, and players twice: a repeat refers to the first advice', () => {
    expect(adviceOf({ tier: '6', name: 'Garchomp' })).toEqual({
      '90% HP: Stats & Status Reset': OWN_RESET,
      '75% Time: Reduce Tera Orb Charge': ORB,
      '60% Time: Player Stats & Status Reset': PLAYER_RESET,
      '50% HP: Stats & Status Reset': 'same as at 90% HP',
      '30% HP: Uses Swords Dance': 'Raises its Attack. Clear Smog resets it.',
      '30% HP: Player Stats & Status Reset': 'same as at 60% time',
    })
  })

  test.each<[Named, string, string]>([
    [
      { tier: '5', name: 'Amoonguss' },
      '75% HP: Uses Spore',
      'Puts you to sleep: hold a Chesto or Lum Berry, or use Electric or Misty Terrain. "Heal up!" wakes you. Grass types, Overcoat and Safety Goggles are immune.',
    ],
    [
      { tier: '5', name: 'Annihilape' },
      '80% Time: Uses Taunt',
      'You can’t use status moves for 3 turns: boost and heal first. Mental Herb cures it.',
    ],
    [
      { tier: '5', name: 'Bronzong' },
      '85% Time: Uses Rain Dance',
      'Rain: Water moves get stronger, Fire moves weaker. Change the weather to end it.',
    ],
    [
      { tier: '5', name: 'Bronzong' },
      '25% HP: Uses Reflect',
      'Cuts your physical damage: break it with Brick Break or Psychic Fangs. Critical hits ignore it.',
    ],
    [
      { tier: '5', name: 'Gothitelle' },
      '25% HP: Uses Light Screen',
      'Cuts your special damage: break it with Brick Break or Psychic Fangs. Critical hits ignore it.',
    ],
    [
      { tier: '5', name: 'Dusknoir', region: 'Kitakami' },
      '90% Time: Uses Trick Room',
      'Slower Pokémon move first. Use Trick Room again to end it.',
    ],
    [
      { tier: '5', name: 'Altaria' },
      '85% Time: Uses Safeguard',
      'It can’t get a status condition for a while: inflict one first.',
    ],
    [
      { tier: '5', name: 'Braviary' },
      '85% Time: Uses Tailwind',
      'Doubles its Speed for a while: it may outspeed you.',
    ],
    [
      { tier: '5', name: 'Lapras', region: 'Terarium' },
      '60% Time: Uses Mist',
      'You can’t lower its stats for a while: lower them first.',
    ],
    [
      { tier: '5', name: 'Cloyster' },
      '35% HP: Uses Shell Smash',
      'Raises its Attack, Sp. Atk and Speed, and lowers its Defense and Sp. Def. Clear Smog resets them.',
    ],
    [
      { tier: '5', name: 'Avalugg' },
      '30% HP: Uses Iron Defense',
      'Raises its Defense, so physical attacks do less. Clear Smog resets it.',
    ],
    [
      { tier: '5', name: 'Garchomp' },
      '75% HP: Uses Bulldoze',
      'Free hit on the whole team between turns. Flying types are immune. Lowers your Speed: Clear Amulet prevents it.',
    ],
    [
      { tier: '5', name: 'Arboliva' },
      '20% HP: Uses Leaf Storm',
      'Free hit on the whole team between turns. Lowers its own Sp. Atk.',
    ],
    [
      { tier: '6', name: 'Toxapex' },
      '75% Time: Uses Toxic',
      'Badly poisons you. Poison and Steel types are immune. A Pecha or Lum Berry or "Heal up!" cures it.',
    ],
    [
      { tier: '6', name: 'Sinistcha (Masterpiece)', region: 'Kitakami' },
      '15% HP: Uses Matcha Gotcha',
      'Free hit on the whole team between turns. Heals itself by half the damage dealt.',
    ],
    [
      { tier: '6', name: 'Malamar', region: 'Terarium' },
      '50% HP: Uses Topsy-Turvy',
      'Turns your boosts into debuffs: boost after this.',
    ],
  ])('%j, %s', (raid, action, advice) => {
    expect(adviceOf(raid)[action]).toBe(advice)
  })
})

describe('advice that depends on the Tera type', () => {
  const scyther: Named = { tier: '5', name: 'Scyther' }

  test('omits Clear Smog, a Poison move, against a Steel type, and Haze, a status move, under a shield', () => {
    expect(adviceOf(scyther)['45% HP: Uses Swords Dance']).toBe('Raises its Attack. Clear Smog resets it.')
    expect(adviceOf({ ...scyther, teraType: 'Steel' })['45% HP: Uses Swords Dance']).toBe(
      'Raises its Attack.',
    )
  })

  test('distinguishes the Curse of a Ghost type from that of other types', () => {
    const curse = (teraType?: TypeName) =>
      adviceOf({ tier: '5', name: 'Slowbro', teraType })['85% Time: Uses Curse']
    expect(curse('Ghost')).toBe('As a Ghost type, it curses you: you lose a quarter of your HP each turn.')
    expect(curse('Water')).toBe('Raises its Attack and Defense. Clear Smog or Haze resets them.')
    expect(curse('Steel')).toBe('Raises its Attack and Defense. Haze resets them.')
    expect(curse()).toContain('With Tera type Ghost, it curses you instead.')
  })

  test('gives Tera Blast the Tera type', () => {
    const blast = (teraType?: TypeName) =>
      adviceOf({ tier: '5', name: 'Glimmora', teraType })['20% HP: Uses Tera Blast']
    expect(blast('Dragon')).toBe('Free hit on the whole team between turns. Fairy types are immune.')
    expect(blast()).toBe('Free hit on the whole team between turns.')
  })
})

describe('every raid', () => {
  test.each(every.map((raid) => [`${raid.tier}★ ${raid.boss.region} ${raid.boss.name}`, raid] as const))(
    '%s has advice on each action without repeating it; a repeat refers to the first advice',
    (_, raid) => {
      const { boss } = raid
      const adviceTexts = advised(raid).map(({ advice }) => advice)
      for (const { advice, sameAs } of advised(raid)) expect(advice ?? sameAs).toBeDefined()
      const shownAdvice = adviceTexts.filter((advice) => advice !== undefined)
      expect(new Set(shownAdvice).size).toBe(shownAdvice.length)
      for (const action of knownActions(boss.info.actions)) {
        const alone = { ...boss, info: { ...boss.info, actions: [action] } }
        const [only] = advised({ ...raid, boss: alone })
        expect(shownAdvice).toContain(only?.advice)
      }
    },
  )
})

test('each move with a unique effect appears in some raid', () => {
  const usedMoves = every
    .flatMap(({ boss }) => knownActions(boss.info.actions))
    .flatMap((action) => (action.kind === 'move' ? action.move : []))
  expect(SPECIAL_CASE_MOVES.filter((key) => !usedMoves.includes(key))).toEqual([])
})
