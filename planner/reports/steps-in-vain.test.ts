import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSUMPTIONS } from '@/battle/assumptions'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { outcomeOf } from '@/battle/odds/tally'
import { attackerPlaying } from '@/battle/policy/attacker'
import { supportPlaying } from '@/battle/policy/support'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { hashOf } from '@/lib/hash'
import { parsePlans } from '@/lib/plans/parse-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { actOf, isInVain } from '@/planner/moves/acts'
import { ALL_RAIDS, arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'

/** Battles of the first look, and of a team whose move seems to fail. */
const BATTLES = 6
const MORE_BATTLES = 60

/** Share of failing uses from which players shouldn't be told to use a move. */
const FAILING = 0.5

/** The first builds on a raid's page: the attacker fights solo, the support with the attacker. */
function firstCards({ name, id }: NamedRaid, teraType: TypeName) {
  const plans = parsePlans(readFileSync(join('data/plans', `${name}.json`), 'utf8'))
  const view = shippedRaidView({ ...id, teraType }, sentences)
  if (!plans || !view) throw new Error(`${name} has no page`)
  const { attackers, supports } = whatToBring(plans, view, FOR_EVERYONE, NOTHING_OWNED)
  const ranked = plans.get(teraType)
  const [attacker] = attackers
  const [support] = supports
  const attackerPlan = ranked?.attackers.find(({ build }) => build.species === attacker?.build.species)?.plan
  const supportPlan = ranked?.supports.find(({ build }) => build.species === support?.build.species)?.plan
  if (!attacker || !attackerPlan) throw new Error(`${name} has no attacker against ${teraType}`)
  const first = { build: attacker.build, decide: attackerPlaying(attackerPlan) }
  return {
    alone: [first],
    beside:
      support && supportPlan
        ? [{ build: support.build, decide: supportPlaying(supportPlan) }, first]
        : undefined,
  }
}

/** Moves of the first member that fail in at least half of their uses. */
function movesInVain(
  raid: NamedRaid,
  teraType: TypeName,
  team: ReturnType<typeof firstCards>['alone'],
  battles: number,
): string[] {
  const { rolls } = createDamageSource()
  const players = team.map(({ build, decide }) => ({ fighter: raiderFighter(build, moveNamed), decide }))
  const seen = new Map<string, { uses: number; inVain: number }>()
  for (const bossPicks of TIER_RULES[raid.id.tier].bossPicks) {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf: rolls, assumptions })
    for (let battle = 0; battle < battles; battle++)
      outcomeOf(
        arenas[battle % arenas.length] ?? arenas[0],
        players,
        hashOf(42, battle),
        ({ raiders }, events) => {
          // Forced, not chosen.
          if (raiders[0]?.volatiles.encore !== undefined) return
          const act = actOf(events, 0)
          if (act?.did.kind !== 'uses') return
          const { uses, inVain } = seen.get(act.did.move) ?? { uses: 0, inVain: 0 }
          seen.set(act.did.move, { uses: uses + 1, inVain: inVain + Number(isInVain(act)) })
        },
      )
  }
  return [...seen].flatMap(([move, { uses, inVain }]) =>
    inVain >= FAILING * uses ? [`${raid.name} ${teraType}: ${team[0]?.build.species}'s ${move}`] : [],
  )
}

test('no move of the first card, or of the first support beside it, fails in half of its uses, in any raid', () => {
  const found = ALL_RAIDS.flatMap((raid) =>
    teraTypesOf(raid.boss).flatMap((teraType) => {
      const { alone, beside } = firstCards(raid, teraType)
      return [alone, ...(beside ? [beside] : [])].map((team) =>
        movesInVain(raid, teraType, team, BATTLES).length > 0
          ? movesInVain(raid, teraType, team, MORE_BATTLES)
          : [],
      )
    }),
  )
  expect(found.length).toBeGreaterThan(6_157)
  expect(found.flat()).toEqual([])
}, 600_000)
