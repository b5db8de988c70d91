import { isLikelyWin } from '@/battle/win-rates'
import type { TypeName } from '@/data/vocabulary'
import { type Chance, chanceOf, summarizeAttacker } from '@/lib/bring/result-summary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { filterAttackers } from '@/lib/bring/search/search-builds'
import { teraWeaknesses } from '@/lib/creature/type-matchups'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { hasUnknownWinRates, type RaidFigures } from '@/lib/raid/figures'
import { NOTHING_OWNED } from '@/lib/storage/marks'

export interface FirstPick {
  readonly teraType: TypeName
  readonly weakTo: readonly TypeName[]
  /** Name in @pkmn/dex; not set if no attacker is listed. */
  readonly species?: string
  /** Solo win rate, or the win rate of four copies if one mostly loses solo and four do better. Not set if unknown. */
  readonly chance?: Chance
}

export function firstPicks(
  plans: BossPlans,
  figures: Pick<RaidFigures, 'isScriptUnread' | 'isTimeLimitUnread'>,
): FirstPick[] {
  return [...plans].map(([teraType, { attackers }]) => {
    const [attacker] = filterAttackers(attackers, FOR_EVERYONE, NOTHING_OWNED)
    return {
      teraType,
      weakTo: teraWeaknesses(teraType).flatMap(({ type, multiplier }) => (multiplier === 2 ? type : [])),
      ...(attacker && { species: attacker.build.species }),
      ...(attacker &&
        !hasUnknownWinRates(figures) && { chance: chanceToTell(summarizeAttacker(attacker).chances) }),
    }
  })
}

function chanceToTell(chances: readonly Chance[]): Chance {
  const [alone, four] = [chanceOf('alone', chances), chanceOf('four', chances)]
  return isLikelyWin(alone / 100) || four <= alone ? [alone, 'alone'] : [four, 'four']
}
