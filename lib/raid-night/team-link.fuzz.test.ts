import fc from 'fast-check'
import { shippedNames } from '@/lib/box/game-names'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostileSegment } from '@/testing/fuzz/hostile-links'
import { drawnTeam } from '@/testing/raid-night/drawn-teams'
import { encode } from './encoded-text'
import { playerName } from './player-name'
import { MAX_TEAM_LINK, readTeamFragment, teamFragment } from './team-link'

const RUNS = fuzzing(2000)

// fast-check generates records without a prototype, and -0.
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const readLink = (fragment: string) => readTeamFragment(fragment, shippedNames)

function teamOf(fragment: string): unknown {
  const link = readLink(fragment)
  return link && 'team' in link ? plain(link.team) : undefined
}

/** Links refuse invisible characters. */
const visibleTeam = drawnTeam.filter(({ raiders }) =>
  raiders.every(({ player }) => playerName(player) === player),
)

test('the link of any team restores the team, and is short enough to send', () => {
  fc.assert(
    fc.property(visibleTeam, (team) => {
      const fragment = teamFragment(team)
      expect(fragment).toMatch(/^team=[\w.-]+$/)
      expect(fragment.length).toBeLessThanOrEqual(MAX_TEAM_LINK)
      expect(teamOf(`#${fragment}`)).toEqual(plain(team))
    }),
    RUNS,
  )
})

type Damage = (text: string) => string

const letter = fc.constantFrom(...'ABCxyz019-_.%=+ é\u0000')

const damage: fc.Arbitrary<Damage> = fc
  .record({ at: fc.double({ min: 0, max: 1, noNaN: true }), letter, many: fc.integer({ min: 1, max: 40 }) })
  .chain(({ at, letter, many }) => {
    const positionIn = (text: string) => 5 + Math.floor(at * (text.length - 5))
    const spliced = (text: string, remove: number, insert: string) =>
      text.slice(0, positionIn(text)) + insert + text.slice(positionIn(text) + remove)
    return fc.constantFrom<Damage>(
      (text) => spliced(text, 1, letter),
      (text) => spliced(text, 0, letter),
      (text) => spliced(text, many, ''),
      (text) => text.slice(0, positionIn(text)),
      (text) => spliced(text, many, text.slice(5, 5 + many)),
      (text) => text.toLowerCase(),
      (text) => text + text.slice(positionIn(text)),
      (text) => `${text}${'A'.repeat(3000)}`,
    )
  })

test('a damaged link never gives another team, and never throws: it reports the problem', () => {
  fc.assert(
    fc.property(visibleTeam, damage, (team, damaged) => {
      const whole = teamFragment(team)
      const text = damaged(whole)
      if (text === whole) return
      expect(readLink(text)).toEqual({
        problem: expect.objectContaining({ kind: expect.stringMatching(/^(?:damaged|newer|too long)$/) }),
      })
    }),
    RUNS,
  )
})

test('a hostile text with a correct checksum is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), hostileSegment), (text) => {
      const hostile = `team=${encode({ version: 1, most: Number.POSITIVE_INFINITY }, new TextEncoder().encode(text))}`
      expect(readLink(hostile)).toMatchObject({ problem: expect.anything() })
    }),
    RUNS,
  )
})
