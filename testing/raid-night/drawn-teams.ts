import fc from 'fast-check'
import { type Rounds, TEAM_ROLES } from '@/battle/plan'
import { gameNames } from '@/data/shipped/game-names'
import { KEPT_CHEERS, MOVE_ROLES, REGIONS, type StatName, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import type { NightRaider, NightTeam } from '@/lib/raid-night/night-team'

const STATS: readonly StatName[] = ['hp', 'atk', 'def', 'spa', 'spd', 'spe']
const CHEERS = ['attack', 'defense', 'heal'] as const

const player = fc.oneof(
  fc.constantFrom('', 'Ann', 'Zoë', 'ポケモン', '🐉🐉🐉🐉🐉🐉', '<b>"&\'</b>', '__proto__'),
  fc.string({ maxLength: 12 }),
)

const effortValues = fc
  .dictionary(fc.constantFrom(...STATS), fc.integer({ min: 1, max: 252 }))
  .filter((values) => Object.values(values).reduce((sum, value) => sum + value, 0) <= 510)

const moves = fc
  .uniqueArray(
    fc.record({ move: fc.constantFrom(...gameNames.moves), role: fc.constantFrom(...MOVE_ROLES) }),
    { minLength: 1, maxLength: 4, selector: ({ move }) => move },
  )
  .map((pairs) => ({ moves: pairs.map(({ move }) => move), roles: pairs.map(({ role }) => role) }))

const trained = fc.record({
  species: fc.constantFrom(...gameNames.species.map(({ name }) => name)),
  ability: fc.constantFrom(...gameNames.abilities),
  teraType: fc.constantFrom(...TYPE_NAMES),
  nature: fc.constantFrom(...gameNames.natures),
  item: fc.option(fc.constantFrom(...gameNames.items), { nil: undefined }),
  effortValues,
})

const grown = fc.option(
  fc.record(
    {
      level: fc.integer({ min: 1, max: 100 }),
      individualValues: fc.dictionary(fc.constantFrom(...STATS), fc.integer({ min: 0, max: 30 }), {
        minKeys: 1,
      }),
    },
    { requiredKeys: ['individualValues'] },
  ),
  { nil: {} },
)

const uses = fc.integer({ min: 0, max: 6 })

// Links have steps of five.
const healing = fc.nat(20).map((steps) => 5 * steps)

const plan = fc.record(
  {
    ...{ boosts: uses, debuffs: uses, repeatAfterReset: fc.boolean() },
    ...{ healBelow: healing, healCheerBelow: healing },
    secondBoosts: fc.integer({ min: 1, max: 6 }),
    cheer: fc.constantFrom(...KEPT_CHEERS),
  },
  { requiredKeys: ['boosts', 'debuffs', 'repeatAfterReset', 'healBelow', 'healCheerBelow'] },
)

const raider: fc.Arbitrary<NightRaider> = fc
  .record({ player, trained, moves, grown, role: fc.constantFrom(...TEAM_ROLES), plan })
  .map(({ player, trained, moves, grown, role, plan }) => ({
    ...{ player, role, plan },
    build: { ...trained, ...moves, ...grown },
  }))

const setId = fc.stringMatching(/^[57]-[a-z]{3,12}(?:-dragon)?(?:-v[2-9])?$/)

const raid = fc
  .record({
    ...{ tier: fc.constantFrom(...TIERS), region: fc.constantFrom(...REGIONS), setId },
    boss: fc.constantFrom(...gameNames.species.map(({ name }) => name)),
    teraType: fc.constantFrom(...TYPE_NAMES),
  })
  .map(({ setId, ...raid }) => (raid.region === 'Event' ? { ...raid, setId } : raid))

const tenths = fc.integer({ min: 10, max: 400 }).map((value) => value / 10)
const percent = fc.integer({ min: 0, max: 100 })

/** A cheer, or a move on the raider itself, the boss or an ally. */
function stepOf(raiders: readonly NightRaider[], index: number) {
  const ally = fc.option(fc.integer({ min: 0, max: raiders.length - 1 }), { nil: undefined })
  const move = fc
    .record({
      move: fc.nat({ max: (raiders[index]?.build.moves.length ?? 1) - 1 }),
      ally,
      tera: fc.boolean(),
    })
    .map(({ move, ally, tera }) => ({
      ...{ kind: 'move' as const, move, terastallize: tera },
      ...(ally !== undefined && { ally }),
    }))
  const cheer = fc.constantFrom(...CHEERS).map((cheer) => ({ kind: 'cheer' as const, cheer }))
  return fc.oneof(move, cheer).map((choice) => ({ raider: index, choice }))
}

function openingOf(raiders: readonly NightRaider[]): fc.Arbitrary<Rounds> {
  const round = fc
    .shuffledSubarray([...raiders.keys()])
    .chain((indexes) => fc.tuple(...indexes.map((index) => stepOf(raiders, index))))
  return fc.array(round, { maxLength: 4 })
}

/** Whether or not its Pokémon exist. */
export const drawnTeam: fc.Arbitrary<NightTeam> = fc
  .array(raider, { minLength: 1, maxLength: 4 })
  .chain((raiders) =>
    fc.record({
      ...{ raid, raiders: fc.constant(raiders), opening: openingOf(raiders) },
      ...{ chance: percent, turns: tenths, faints: tenths, lowestHp: percent },
    }),
  )
