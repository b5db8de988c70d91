import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSUMPTIONS } from '@/battle/assumptions'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { outcomeOf, pickWorse, tallyOf } from '@/battle/odds/tally'
import { attackerPolicy } from '@/battle/policy/attacker'
import type { Policy } from '@/battle/turns/fight'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { hashOf } from '@/lib/hash'
import { parsePlans } from '@/lib/plans/parse-plans'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { ALL_RAIDS, arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { literalPlayer } from '@/testing/plans/literal-player'

const BATTLES = 400

/** In turns. Players who don't calculate damage may set up when one more attack would win. */
const MAX_EXTRA_TURNS = 0.75

function firstCard({ name, id }: NamedRaid, teraType: TypeName) {
  const plans = parsePlans(readFileSync(join('data/plans', `${name}.json`), 'utf8'))
  const view = shippedRaidView({ ...id, teraType }, sentences)
  if (!plans || !view) throw new Error(`${name} has no page`)
  const [card] = whatToBring(plans, view, FOR_EVERYONE, NOTHING_OWNED).attackers
  const attacker = plans.get(teraType)?.attackers.find(({ build }) => build.species === card?.build.species)
  if (!card || !attacker) throw new Error(`${name} has no attacker against ${teraType}`)
  return { build: card.build, steps: card.steps, plan: attacker.plan }
}

/** Each against the boss behavior with the worse result. */
function playBothWays(name: string, teraType: TypeName) {
  const raid = ALL_RAIDS.find((candidate) => candidate.name === name)
  if (!raid) throw new Error(`no raid ${name}`)
  const { build, steps, plan } = firstCard(raid, teraType)
  const fighter = raiderFighter(build, moveNamed)
  const { rolls } = createDamageSource()
  const arenasByPicks = TIER_RULES[raid.id.tier].bossPicks.map((bossPicks) =>
    arenasAgainst({ raid, teraType, damageOf: rolls, assumptions: { ...ASSUMPTIONS, bossPicks } }),
  )
  const worstTally = (player: () => Policy) =>
    arenasByPicks
      .map((arenas) =>
        tallyOf(
          Array.from({ length: BATTLES }, (_, battle) => {
            const arena = arenas[battle % arenas.length] ?? arenas[0]
            return outcomeOf(arena, [{ fighter, decide: player() }], hashOf(26, battle))
          }),
        ),
      )
      .reduce(pickWorse)
  return {
    bySteps: worstTally(() => literalPlayer(steps)),
    byPolicy: worstTally(() => attackerPolicy(plan)),
  }
}

test.each<[string, TypeName]>([
  ['6/paldea/dondozo', 'Steel'],
  ['6/kitakami/milotic', 'Water'],
  ['6/kitakami/chandelure', 'Normal'],
  ['6/paldea/blissey', 'Normal'],
  ['5/terarium/porygon-z', 'Ghost'],
  ['6/paldea/clodsire', 'Normal'],
  ['6/paldea/hydreigon', 'Dark'],
])(
  'playing the steps against %s of Tera type %s wins as often and about as fast as the policy',
  (name, teraType) => {
    const { bySteps, byPolicy } = playBothWays(name, teraType)
    expect(bySteps.wins).toBeGreaterThanOrEqual(byPolicy.wins - 0.02)
    expect(bySteps.turns).toBeLessThanOrEqual(byPolicy.turns + MAX_EXTRA_TURNS)
  },
)
