import type { Opening } from '@/data/strategies/openings'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { knownTeam, rareTeam } from '@/testing/plans/teams'
import { ourBestCell } from './our-best'

const azumarill = rankedAttacker({}, { alone: 24, group: 60 })
const chandelure = rankedAttacker({ species: 'Chandelure' }, { alone: 10, group: 80 })
const grimmsnarl = rankedSupport({}, { together: 91 })
const plans = { attackers: [azumarill, chandelure], supports: [] }

const CLEFAIRY =
  'Clefairy\nAbility: Pressure\nTera Type: Fairy\nEVs: 252 HP\nBold Nature\n- Helping Hand\n- Decorate'
const SAID: Opening = {
  tier: '7',
  boss: 'Mewtwo',
  teraType: 'Psychic',
  team: [
    'Azumarill @ Choice Band\nAbility: Pressure\nTera Type: Fairy\nEVs: 252 HP\nBold Nature\n- Play Rough',
    CLEFAIRY,
    CLEFAIRY,
    'Bonsly @ Focus Sash\nAbility: Pressure\nLevel: 1\nTera Type: Fairy\nBold Nature\nIVs: 0 HP\n- Fake Tears',
  ],
  line: '2: Attack cheer; 3: Decorate on 2; 4: Fake Tears; 2: Helping Hand on 1; 1: Play Rough with Tera',
  rolls: 'lowest',
  source: 'https://example.com/',
}
const OTHER: Opening = { ...SAID, line: `4: Fake Tears; ${SAID.line}` }
const safe = knownTeam({ aim: 'safe', opening: [], chance: 100, turns: 9.24 })
const FOUR = 'Azumarill, Clefairy, Clefairy, Bonsly'

describe('in a raid with teams', () => {
  test('the first team of its page is ours, with its win rate and turns', () => {
    expect(ourBestCell({ plans, teams: [knownTeam({ chance: 93 }), safe] }, { said: OTHER, chance: 1 })).toBe(
      `${FOUR}: 100%, 9.2 turns, as good`,
    )
  })

  test('a team without rare Pokémon comes before a team with a legendary that wins more often', () => {
    expect(
      ourBestCell({ plans, teams: [rareTeam(), knownTeam({ chance: 70 })] }, { said: OTHER, chance: 1 }),
    ).toBe(`${FOUR}: 70%, 2.3 turns, **less often**`)
  })

  test('a difference of five points from the line does not count, but six points do', () => {
    const cellFor = (chance: number) =>
      ourBestCell({ plans, teams: [knownTeam({ chance: 90 })] }, { said: OTHER, chance })
        .split(', ')
        .at(-1)
    expect([0.84, 0.85, 0.95, 0.96].map(cellFor)).toEqual(['better', 'as good', 'as good', '**less often**'])
  })

  test('a team that equals the line is reported as such, and not compared', () => {
    expect(
      ourBestCell({ plans, teams: [knownTeam({ chance: 76, turns: 1 })] }, { said: SAID, chance: 1 }),
    ).toBe('the same line: 76%, 1 turn')
  })

  test('a team with another build or another step than the line is another team', () => {
    const retrained = SAID.team.map((set) => set.replace('252 HP', '252 Def'))
    for (const line of [{ ...SAID, team: retrained }, OTHER])
      expect(ourBestCell({ plans, teams: [knownTeam()] }, { said: line, chance: 1 })).toBe(
        `${FOUR}: 99%, 2.3 turns, as good`,
      )
  })
})

describe('in a raid without teams', () => {
  test('four of a kind are ours: a line that always wins is better than 80%', () => {
    expect(ourBestCell({ plans, teams: [] }, { said: SAID, chance: 1 })).toBe(
      'four Chandelure: 80%, **less often**',
    )
  })

  test('our first three with a support count as four', () => {
    expect(
      ourBestCell({ plans: { ...plans, supports: [grimmsnarl] }, teams: [] }, { said: SAID, chance: 0.96 }),
    ).toBe('our first three with Grimmsnarl: 91%, as good')
  })
})
