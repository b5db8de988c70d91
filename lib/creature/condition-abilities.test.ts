import { ABILITY_NAMES, traitsOf } from '@/battle/dex/abilities'
import { CONDITIONS } from '@/data/moves/terms'
import { prevents } from './condition-abilities'

/** The ids of @pkmn/dex of a condition, any of which brings it. */
const IDS = {
  sleep: ['slp'],
  drowsiness: ['yawn'],
  paralysis: ['par'],
  burn: ['brn'],
  poison: ['psn', 'tox'],
  confusion: ['confusion'],
} as const

test.each(CONDITIONS)(
  '%s never befalls those whose ability keeps it off in battles, and no others',
  (condition) => {
    const inBattles = ABILITY_NAMES.filter((ability) => {
      const { statusesBlocked, volatilesBlocked } = traitsOf(ability)
      const blocked: readonly string[] = [...statusesBlocked, ...volatilesBlocked]
      return IDS[condition].every((id) => blocked.includes(id))
    })
    expect(inBattles.length).toBeGreaterThan(0)
    expect(ABILITY_NAMES.filter((ability) => prevents(ability, condition))).toEqual(inBattles)
  },
)
