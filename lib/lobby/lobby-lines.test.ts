import { rosters } from '@/data/rosters/rosters'
import { REGIONS, TIERS, type TypeName } from '@/data/vocabulary'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { COMPANIES, type Company, MAX_LINE } from './lobby-lines'

const LABELS: Readonly<Record<'alone' | 'strangers' | 'friends', Company>> = {
  alone: 'Alone',
  strangers: 'With strangers',
  friends: 'With friends',
}

/** The lines of a raid such as `6 Garchomp`. */
function linesOf(name: string, teraType?: TypeName) {
  const tier = name.startsWith('5') ? '5' : '6'
  const boss = rosters[tier].find((entry) => `${tier} ${entry.name}` === name)
  const view = boss && shippedRaidView({ tier, region: boss.region, boss: boss.name, teraType })
  if (!view) throw new Error(`no ${name}`)
  return {
    alone: view.lobby[LABELS.alone],
    strangers: view.lobby[LABELS.strangers],
    friends: view.lobby[LABELS.friends],
  }
}

test('6★ Heracross clears boosts 3:00 in: strangers wait for it; alone one boosts at once, and again', () => {
  const { alone, strangers } = linesOf('6 Heracross')
  expect(strangers).toBe('Hold attacks while somebody uses Screech; boost after 3:00; use no recoil moves.')
  expect(alone).toContain('Boost early, again after 3:00')
})

test('5★ Golem clears them 2:30 in, half of its time: nobody waits for that', () => {
  expect(linesOf('5 Golem').strangers).toContain('boost early, again after 2:30')
})

test('5★ Scyther clears boosts at 75% HP, before its shield: all boost below that', () => {
  for (const line of Object.values(linesOf('5 Scyther'))) expect(line).toMatch(/\bboost below 75% HP/i)
})

test('5★ Drifblim clears boosts at 25% HP, late: boosts count before and are renewed', () => {
  expect(linesOf('5 Drifblim').alone).toContain('Boost early, again below 25% HP')
})

test('5★ Luxray never clears boosts', () => {
  expect(linesOf('5 Luxray').alone).toContain('Boost early: it never clears boosts')
})

test('6★ Malamar turns boosts around by Topsy-Turvy, which counts as clearing them', () => {
  expect(linesOf('6 Malamar').alone).toContain('again below 50% HP and below 25% HP')
})

test('6★ Poliwrath uses Haze as a move of its own: boosts do not last', () => {
  expect(linesOf('6 Poliwrath').alone).toContain('Do not rely on boosts: it uses Haze')
  expect(linesOf('6 Poliwrath').friends).not.toMatch(/boost/)
})

test('Unaware ignores boosts: 6★ Quagsire always has it, 6★ Clodsire perhaps; Skill Swap takes it', () => {
  expect(linesOf('6 Quagsire').alone).toContain('Do not boost: Unaware ignores it')
  expect(linesOf('6 Quagsire').friends).toContain('One uses Skill Swap against Unaware')
  expect(linesOf('6 Clodsire').alone).toContain('but not against Unaware')
  expect(linesOf('6 Clodsire').friends).toContain('One uses Skill Swap in case it has Unaware')
})

test.each([
  ['6 Annihilape', 'Do not lower its stats: Defiant raises its Attack'],
  ['6 Kilowattrel', 'Do not lower its stats: Competitive raises its Sp. Atk'],
  ['6 Corviknight', 'Do not lower its stats: Mirror Armor lowers yours'],
  ['5 Malamar', 'Do not lower its stats: it may have Contrary'],
  ['6 Espeon', 'Use no status moves on it: Magic Bounce returns them'],
])('%s punishes those who lower its stats: %s', (raid, restraint) => {
  expect(linesOf(raid).strangers).toContain(restraint)
  expect(linesOf(raid).friends).toContain('One uses Skill Swap')
})

test('6★ Garchomp clears its debuffs at 90% HP: they count from there until the shield', () => {
  expect(linesOf('6 Garchomp').strangers).toContain(
    'Hold attacks below 90% HP while somebody uses Fake Tears',
  )
  expect(linesOf('6 Garchomp').friends).toContain('One uses Fake Tears below 90% HP until the shield')
})

test('6★ Leavanny clears them once more 5% above its shield, which leaves no turn to lower them again', () => {
  expect(linesOf('6 Leavanny').friends).toContain('One uses Screech below 95% HP until the shield')
})

test('the lower defence says whose attackers come: Screech on 5★ Blissey, Fake Tears on 5★ Avalugg', () => {
  expect(linesOf('5 Blissey').friends).toContain('Screech')
  expect(linesOf('5 Avalugg').friends).toContain('Fake Tears')
})

test('Screech is a sound: 5★ Kommo-o may be Soundproof, so it is Fake Tears', () => {
  expect(linesOf('5 Kommo-o').friends).toContain('Fake Tears')
})

test('Spore at 75% HP is met by a cheer that wakes, Taunt at the start by a Mental Herb', () => {
  expect(linesOf('6 Breloom').alone).toContain('keep a "Heal up!" cheer for Spore at 75% HP')
  expect(linesOf('6 Whimsicott').alone).toContain('hold a Mental Herb for Taunt at the start')
})

test('Swords Dance is met by Clear Smog, which fails on Steel: then by Haze', () => {
  expect(linesOf('6 Garchomp', 'Fairy').friends).toContain('one keeps Clear Smog for Swords Dance at 30% HP')
  expect(linesOf('6 Garchomp', 'Steel').friends).toContain('one keeps Haze for Swords Dance at 30% HP')
})

test('Reflect is met by Brick Break, which does not reach Ghosts: then by Psychic Fangs', () => {
  expect(linesOf('6 Dragapult', 'Fire').friends).toContain('one keeps Brick Break for Reflect 1:08 in')
  expect(linesOf('6 Dragapult', 'Ghost').friends).toContain('one keeps Psychic Fangs for Reflect 1:08 in')
})

test('no screen against a boss that breaks it: 5★ Poliwrath has Brick Break, 5★ Dragapult may be an Infiltrator', () => {
  expect(linesOf('5 Poliwrath').friends).not.toMatch(/sets up/)
  expect(linesOf('5 Dragapult').friends).not.toMatch(/sets up/)
  expect(linesOf('6 Bombirdier').friends).toContain('one sets up Reflect')
})

test('6★ Salamence drains Tera Orbs 1:53 in: alone one Terastallizes before', () => {
  expect(linesOf('6 Salamence').alone).toContain('Terastallize before 1:53')
})

test('6★ raids are long, so draining moves carry them; 5★ raids are not', () => {
  expect(linesOf('6 Bombirdier').alone).toContain('heal with a draining move')
  expect(linesOf('5 Bombirdier').alone).not.toContain('draining')
})

test('each of the 270 raids has a line for each company, of one sentence, short enough for a lobby', () => {
  for (const tier of TIERS) {
    for (const region of REGIONS) {
      for (const { name } of rosters[tier].filter((boss) => boss.region === region)) {
        const lobby = shippedRaidView({ tier, region, boss: name })?.lobby
        for (const company of COMPANIES) {
          const line = lobby?.[company] ?? ''
          expect(line).toMatch(/^[A-Z][^.]*(Sp\. (Def|Atk)[^.]*)?\.$/)
          expect(`${company}: ${line}`.length).toBeLessThanOrEqual(MAX_LINE)
        }
      }
    }
  }
})
