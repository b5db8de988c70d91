import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import { seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import { outcomeOf } from '@/lib/odds/tally'
import { parsePlans } from '@/lib/plans/parse-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import { actOf, isInVain } from '@/planner/moves/acts'
import { ALL_RAIDS, arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'

const BATTLES = 6

/** The share of its uses from which on a move is one that nobody should be told to use. */
const FAILING = 0.5

/** The moves of the first attacker against a boss that come to nothing in at least half of their uses. */
function movesInVain(raid: NamedRaid, teraType: TypeName): string[] {
  const plans = parsePlans(readFileSync(join('data/plans', `${raid.name}.json`), 'utf8'))
  const [first] = plans?.get(teraType)?.attackers ?? []
  if (!first) throw new Error(`${raid.name} has no attacker against ${teraType}`)
  const fighter = raiderFighter(first.build, moveNamed)
  const { rolls } = createDamageSource()
  const seen = new Map<string, { uses: number; inVain: number }>()
  for (const bossPicks of TIER_RULES[raid.id.tier].bossPicks) {
    const assumptions = { ...ASSUMPTIONS, bossPicks }
    const arenas = arenasAgainst({ raid, teraType, damageOf: rolls, assumptions })
    for (let battle = 0; battle < BATTLES; battle++)
      outcomeOf(
        arenas[battle % arenas.length] ?? arenas[0],
        [{ fighter, decide: attackerPlaying(first.plan) }],
        seedOf(42, battle),
        (_, events) => {
          const act = actOf(events, 0)
          if (act?.did.kind !== 'uses') return
          const { uses, inVain } = seen.get(act.did.move) ?? { uses: 0, inVain: 0 }
          seen.set(act.did.move, { uses: uses + 1, inVain: inVain + Number(isInVain(act)) })
        },
      )
  }
  expect(seen.size).toBeGreaterThan(0)
  return [...seen].flatMap(([move, { uses, inVain }]) =>
    inVain >= FAILING * uses ? [`${raid.name} ${teraType}: ${first.build.species}'s ${move}`] : [],
  )
}

test('no move that the plan of a first attacker uses fails in half of its uses, in any raid', () => {
  const inVain = ALL_RAIDS.flatMap((raid) =>
    teraTypesOf(raid.boss).flatMap((teraType) => movesInVain(raid, teraType)),
  )
  expect(inVain).toEqual([])
}, 300_000)
