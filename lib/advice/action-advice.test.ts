import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { type Region, TIERS, type Tier, type TypeName } from '@/data/vocabulary'
import { OWN_ADVICE } from '@/lib/advice/own-advice'
import { moveKey } from '@/lib/creature/keys'
import { keysOf, raidView } from '@/lib/raid/raid-view'
import { scriptedMove } from '@/lib/raid/scripted-move'

interface Named {
  tier: Tier
  region?: Region
  name: string
  teraType?: TypeName
}

const every = TIERS.flatMap((tier) => rosters[tier].map((boss) => ({ tier, boss })))

function advised({ tier, boss, teraType }: { tier: Tier; boss: RaidBoss; teraType?: TypeName }) {
  const keys = keysOf(boss)
  const creature = shippedCreatures[keys.creature]
  if (!creature) throw new Error(`no creature ${keys.creature}`)
  const moves = keys.moves.flatMap((key) => shippedMoves[key] ?? [])
  return raidView({ tier, boss, teraType }, creature, moves).actions
}

function adviceOf({ tier, region = 'Paldea', name, teraType }: Named): Record<string, string | undefined> {
  const boss = rosters[tier].find((entry) => entry.name === name && entry.region === region)
  if (!boss) throw new Error(`no ${tier}★ ${name} in ${region}`)
  return Object.fromEntries(
    advised({ tier, boss, teraType }).map(({ type, threshold, action, advice }) => [
      `${threshold}% ${type}: ${action}`,
      advice,
    ]),
  )
}

const ORB = 'Each of us loses one Tera Orb charge, unless Terastallized: use a full orb before.'
const OWN_RESET = 'Clears its own lowered stats and status: debuff it after.'
const SHIELDED_RESET = 'Clears its own lowered stats and status: debuff it after, once its shield is broken.'
const OUR_RESET =
  'Clears our raised stats, and our abilities for a turn: boost after. Ability Shield keeps an ability, not the boosts.'

// Worked by hand from the schedule of each raid, https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle for resets and
// the stolen charge, and the page of each move there.
describe('advice on named raids', () => {
  test('5★ Abomasnow veils itself in its own snow, with its shield up since 50% HP', () => {
    expect(adviceOf({ tier: '5', name: 'Abomasnow' })).toEqual({
      '85% Time: Uses Blizzard': 'Hits all of us between turns.',
      '75% HP: Reduce Tera Orb Charge': ORB,
      '50% HP: Stats & Status Reset': SHIELDED_RESET,
      '45% HP: Uses Snowscape':
        'Snow: raises the Defense of Ice types, and Blizzard never misses. Another weather ends it.',
      '25% HP: Uses Aurora Veil':
        'Cuts all our damage, and works only in snow: bring another weather before, or break it by Brick Break or Psychic Fangs.',
    })
  })

  test('6★ Garchomp resets once before its shield, at 90% HP, and once behind it; each advice stands once', () => {
    expect(adviceOf({ tier: '6', name: 'Garchomp' })).toEqual({
      '90% HP: Stats & Status Reset': OWN_RESET,
      '75% Time: Reduce Tera Orb Charge': ORB,
      '60% Time: Player Stats & Status Reset': OUR_RESET,
      '50% HP: Stats & Status Reset': SHIELDED_RESET,
      '30% HP: Uses Swords Dance': 'Raises its Attack: Clear Smog or Haze undoes it.',
      '30% HP: Player Stats & Status Reset': undefined,
    })
  })

  test.each<[Named, string, string]>([
    [
      { tier: '5', name: 'Amoonguss' },
      '75% HP: Uses Spore',
      'Puts us to sleep: Chesto or Lum Berry, or Electric or Misty Terrain on the ground. The cheer Heal up! wakes. Grass types, Overcoat and Safety Goggles are immune.',
    ],
    [
      { tier: '5', name: 'Annihilape' },
      '80% Time: Uses Taunt',
      'For 3 turns we cannot use status moves: boost and heal before. Mental Herb cures it.',
    ],
    [
      { tier: '5', name: 'Bronzong' },
      '85% Time: Uses Rain Dance',
      'Rain: Water moves hit harder, Fire moves weaker. Another weather ends it.',
    ],
    [
      { tier: '5', name: 'Bronzong' },
      '25% HP: Uses Reflect',
      'Cuts our physical damage: use special moves, or break it by Brick Break or Psychic Fangs. Critical hits pass.',
    ],
    [
      { tier: '5', name: 'Gothitelle' },
      '25% HP: Uses Light Screen',
      'Cuts our special damage: hit physically, or break it by Brick Break or Psychic Fangs. Critical hits pass.',
    ],
    [
      { tier: '5', name: 'Dusknoir', region: 'Kitakami' },
      '90% Time: Uses Trick Room',
      'The slow move first. Trick Room again ends it.',
    ],
    [
      { tier: '5', name: 'Altaria' },
      '85% Time: Uses Safeguard',
      'It cannot be given a status condition for a while: give it before.',
    ],
    [
      { tier: '5', name: 'Braviary' },
      '85% Time: Uses Tailwind',
      'Doubles its Speed for a while: it may well move first.',
    ],
    [
      { tier: '5', name: 'Lapras', region: 'Terarium' },
      '60% Time: Uses Mist',
      'Its stats cannot be lowered for a while: lower them before.',
    ],
    [
      { tier: '5', name: 'Cloyster' },
      '35% HP: Uses Shell Smash',
      'Raises its Attack, Sp. Atk and Speed, lowers its Defense and Sp. Def: Clear Smog or Haze undoes it.',
    ],
    [
      { tier: '5', name: 'Avalugg' },
      '30% HP: Uses Iron Defense',
      'Raises its Defense: use special moves; Clear Smog or Haze undoes it.',
    ],
    [
      { tier: '5', name: 'Garchomp' },
      '75% HP: Uses Bulldoze',
      'Hits all of us between turns; Flying types take nothing. Lowers our Speed: Clear Amulet prevents it.',
    ],
    [
      { tier: '5', name: 'Arboliva' },
      '20% HP: Uses Leaf Storm',
      'Hits all of us between turns. Lowers its own Sp. Atk.',
    ],
    [
      { tier: '6', name: 'Toxapex' },
      '75% Time: Uses Toxic',
      'Poisons us badly: Poison and Steel types are immune, Pecha or Lum Berry and the cheer Heal up! cure it.',
    ],
    [
      { tier: '6', name: 'Sinistcha (Masterpiece)', region: 'Kitakami' },
      '15% HP: Uses Matcha Gotcha',
      'Hits all of us between turns. It heals itself by half the damage.',
    ],
    [
      { tier: '6', name: 'Malamar', region: 'Terarium' },
      '50% HP: Uses Topsy-Turvy',
      'Turns our raised stats into lowered ones: boost after.',
    ],
  ])('%j, %s', (raid, action, advice) => {
    expect(adviceOf(raid)[action]).toBe(advice)
  })
})

describe('advice that depends on the Tera type', () => {
  const scyther: Named = { tier: '5', name: 'Scyther' }

  test('leaves out Clear Smog, a Poison move, against a Steel type', () => {
    expect(adviceOf(scyther)['45% HP: Uses Swords Dance']).toBe(
      'Raises its Attack: Clear Smog or Haze undoes it.',
    )
    expect(adviceOf({ ...scyther, teraType: 'Steel' })['45% HP: Uses Swords Dance']).toBe(
      'Raises its Attack: Haze undoes it.',
    )
  })

  test('knows that Curse of a Ghost type is another than that of all others', () => {
    const curse = (teraType?: TypeName) =>
      adviceOf({ tier: '5', name: 'Slowbro', teraType })['85% Time: Uses Curse']
    expect(curse('Ghost')).toBe('Being a Ghost type, it curses us: we lose a quarter of our HP each turn.')
    expect(curse('Water')).toBe('Raises its Attack and Defense: Clear Smog or Haze undoes it.')
    expect(curse()).toContain('With Ghost as Tera type it curses us instead.')
  })

  test('gives Tera Blast the Tera type', () => {
    const blast = (teraType?: TypeName) =>
      adviceOf({ tier: '5', name: 'Glimmora', teraType })['20% HP: Uses Tera Blast']
    expect(blast('Dragon')).toBe('Hits all of us between turns; Fairy types take nothing.')
    expect(blast()).toBe('Hits all of us between turns.')
  })
})

describe('every one of the 270 raids', () => {
  test.each(every.map(({ tier, boss }) => [`${tier}★ ${boss.region} ${boss.name}`, tier, boss] as const))(
    '%s has advice on each action, and none twice',
    (_, tier, boss) => {
      const shown = advised({ tier, boss }).map(({ advice }) => advice)
      const given = shown.filter((advice) => advice !== undefined)
      expect(new Set(given).size).toBe(given.length)
      for (const action of boss.info.actions ?? []) {
        const alone: RaidBoss = { ...boss, info: { ...boss.info, actions: [action] } }
        const [only] = advised({ tier, boss: alone })
        expect(given).toContain(only?.advice)
      }
    },
  )

  test('use each move that has advice of its own', () => {
    const used = every
      .flatMap(({ boss }) => boss.info.actions ?? [])
      .flatMap(({ action }) => moveKey(scriptedMove(action) ?? ''))
    expect(Object.keys(OWN_ADVICE).filter((key) => !used.includes(key))).toEqual([])
  })
})
