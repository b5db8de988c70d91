import type { RaidTeam, TeamRaider } from '@/lib/teams/raid-team'
import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { raidNamed, raidOf } from '@/planner/testing/named'
import { rewriteSteps } from './steps'
import { curatedSupporters, trainSupporter } from './supporters'

const TARGET = raidOf('7', 'Meganium', 'Psychic')
const supporters = curatedSupporters().map((supporter) => trainSupporter(supporter, TARGET))

function support(species: string, move: string): TeamRaider {
  const match = supporters.find(({ build }) => build.species === species && build.moves.includes(move))
  if (!match) throw new Error(`No ${species} has ${move}`)
  return match
}

const UMBREON = support('Umbreon', 'Screech')
const BLISSEY: TeamRaider = {
  build: { ...UMBREON.build, species: 'Blissey', ability: 'Natural Cure', moves: ['Seismic Toss'] },
  role: 'attacker',
  plan: UMBREON.plan,
}
const use = (move: number) => ({ kind: 'move', move, terastallize: false }) as const
const TEAM: RaidTeam = {
  raiders: [BLISSEY, UMBREON, UMBREON, UMBREON],
  opening: [
    [
      { raider: 1, choice: use(0) },
      { raider: 0, choice: use(0) },
    ],
  ],
}

/** In words: `2 Umbreon: Helping Hand on 1`. */
function changes(start: RaidTeam = TEAM): string[] {
  const search = { trials: new TeamTrials(raidNamed('7/Event/Meganium')), supporters }
  return [...rewriteSteps(search, start)].flatMap(({ team }) =>
    (team.opening[0] ?? []).map(({ raider, choice }) => {
      const build = team.raiders[raider]?.build
      const action = choice.kind === 'move' ? build?.moves[choice.move] : choice.kind
      const target = choice.kind === 'move' && choice.ally !== undefined ? ` on ${choice.ally + 1}` : ''
      return `${raider + 1} ${build?.species}: ${action}${target}`
    }),
  )
}

test('a step may change to any move on the boss or the finisher, and idle supports get steps', () => {
  const texts = changes()
  expect(texts).toContain('2 Umbreon: Helping Hand on 1')
  expect(texts).toContain('3 Umbreon: Screech')
  expect(texts).toContain('2 Umbreon: cheer')
  expect(texts).not.toContain('2 Umbreon: Helping Hand')
})

test('another support may join for a move that `writeOpening` never writes: Defog against 7★ Meganium', () => {
  expect(changes()).toContain('2 Corviknight: Defog')
})

test('a step never attacks, taunts or weakens the finisher, unless a hit raises it', () => {
  const texts = changes()
  expect(texts).not.toContain('2 Umbreon: Foul Play on 1')
  expect(texts).not.toContain('2 Umbreon: Screech on 1')
  expect(texts).not.toContain('2 Corviknight: Taunt on 1')
  const [blissey, ...supports] = TEAM.raiders
  if (!blissey) throw new Error('The team has no finisher')
  const policyHolder = { ...blissey, build: { ...blissey.build, item: 'Weakness Policy' } }
  expect(changes({ ...TEAM, raiders: [policyHolder, ...supports] })).toContain('2 Umbreon: Foul Play on 1')
})

test('a support may hold a Mental Herb against Taunt', () => {
  const search = { trials: new TeamTrials(raidNamed('7/Event/Meganium')), supporters }
  const items = [...rewriteSteps(search, TEAM)].map(({ team }) => team.raiders[3]?.build.item)
  expect(items).toContain('Mental Herb')
})
