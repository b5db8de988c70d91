import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSUMPTIONS } from '@/battle/assumptions'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { outcomeOf } from '@/battle/odds/tally'
import { attackerPolicy } from '@/battle/policy/attacker'
import { supportPolicy } from '@/battle/policy/support'
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

const BATTLES = 6
const CONFIRMATION_BATTLES = 60

/** A card shouldn't recommend a move if at least this share of its uses fails. */
const MAX_FAILING = 0.5

/** The attacker fights solo; the support fights with the attacker. */
function firstCards({ name, id }: NamedRaid, teraType: TypeName) {
  const plans = parsePlans(readFileSync(join('data/plans', `${name}.json`), 'utf8'))
  const view = shippedRaidView({ ...id, teraType }, sentences)
  if (!plans || !view) throw new Error(`${name} has no page`)
  const { attackers, supports } = whatToBring(plans, view, FOR_EVERYONE, NOTHING_OWNED)
  const listed = plans.get(teraType)
  const [attacker] = attackers
  const [support] = supports
  const attackerPlan = listed?.attackers.find(({ build }) => build.species === attacker?.build.species)?.plan
  const supportPlan = listed?.supports.find(({ build }) => build.species === support?.build.species)?.plan
  if (!attacker || !attackerPlan) throw new Error(`${name} has no attacker against ${teraType}`)
  const raider = { build: attacker.build, decide: attackerPolicy(attackerPlan) }
  return {
    alone: [raider],
    beside:
      support && supportPlan
        ? [{ build: support.build, decide: supportPolicy(supportPlan) }, raider]
        : undefined,
  }
}

function movesInVain(
  raid: NamedRaid,
  teraType: TypeName,
  team: ReturnType<typeof firstCards>['alone'],
  battles: number,
): string[] {
  const { rolls } = createDamageSource()
  const players = team.map(({ build, decide }) => ({ fighter: raiderFighter(build, moveNamed), decide }))
  const usesByMove = new Map<string, { uses: number; inVain: number }>()
  for (const bossPicks of TIER_RULES[raid.id.tier].bossPicks) {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf: rolls, assumptions })
    for (let battle = 0; battle < battles; battle++)
      outcomeOf(
        arenas[battle % arenas.length] ?? arenas[0],
        players,
        hashOf(42, battle),
        ({ raiders }, events) => {
          // Encore forces the move.
          if (raiders[0]?.volatiles.encore !== undefined) return
          const act = actOf(events, 0)
          if (act?.did.kind !== 'uses') return
          const { uses, inVain } = usesByMove.get(act.did.move) ?? { uses: 0, inVain: 0 }
          usesByMove.set(act.did.move, { uses: uses + 1, inVain: inVain + Number(isInVain(act)) })
        },
      )
  }
  return [...usesByMove].flatMap(([move, { uses, inVain }]) =>
    inVain >= MAX_FAILING * uses ? [`${raid.name} ${teraType}: ${team[0]?.build.species}'s ${move}`] : [],
  )
}

test('in no raid does a move of the first attacker or support fail in half of its uses', () => {
  const movesByTeam = ALL_RAIDS.flatMap((raid) =>
    teraTypesOf(raid.boss).flatMap((teraType) => {
      const { alone, beside } = firstCards(raid, teraType)
      return [alone, ...(beside ? [beside] : [])].map((team) =>
        movesInVain(raid, teraType, team, BATTLES).length > 0
          ? movesInVain(raid, teraType, team, CONFIRMATION_BATTLES)
          : [],
      )
    }),
  )
  expect(movesByTeam.length).toBeGreaterThan(6_157)
  expect(movesByTeam.flat()).toEqual([])
}, 600_000)
