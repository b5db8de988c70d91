import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import type { SampleRaid } from '@/planner/raids/raids-named'
import { usualAttackers } from '@/planner/search/attackers'
import type { SearchPool } from '@/planner/search/search-pool'
import { limitsAgainst, SETTINGS } from '@/planner/search/who-wins'

/** Another reading of what the sources leave open. */
export interface Alternative {
  readonly name: string
  readonly assumptions: Assumptions
}

const CHANGES: Readonly<Record<string, Partial<Assumptions>>> = {
  'a turn takes 10 seconds': { secondsPerTurn: 10 },
  'a turn takes 15 seconds': { secondsPerTurn: 15 },
  'a turn takes 20 seconds': { secondsPerTurn: 20 },
  'nobody takes time to choose': { secondsToChoose: 0 },
  'the first turn starts like the others': { secondsBeforeFirst: 10 },
  'cheers add up': { cheersStack: 'multiply' },
  'cheers last up to six turns': { mostCheerTurns: 6 },
  'cheers end for who faints': { cheersOutlastFaint: false },
  'a cheer doubles': { cheerFactor: 2 },
  'a Heal cheer always gives the least': { healCheer: [0.2, 0.2] },
  'cheers outlast the player reset': { resetEndsCheers: false },
  'a faint takes 40 seconds at 5 stars': { faintsTakeShare: true },
  'one that fainted Terastallizes again': { terastallizesAgain: true },
  'fixed damage passes the shield': { shieldReducesFixedDamage: false },
  'shares of HP are divided by the multiplier': { shareAttacksWork: true },
  'Helping Hand ends with the next action': { helpingHandWaits: false },
  'the boss flinches': { bossFlinches: true },
  'Knock Off takes items': { bossTakesItems: true },
  'the boss loses no move with its shield': { movesLostWithShield: 0 },
  'Taunt leaves the script alone': { tauntStopsScript: false },
  'Explosion fails': { explosionsWork: false },
  'Copycat works': { copycatWorks: true },
  'Future Sight works': { delayedAttacksWork: true },
  'a hit through the shield does 1 at least': { leastThroughShield: 1 },
  'an Attack cheer raises what Strength Sap restores': { cheersRaiseStrengthSap: true },
  'a Heal cheer ends Yawn and Syrup Bomb': { healCheerEndsYawn: true },
  'Symbiosis hands Booster Energy over': { boosterEnergyHandedOver: true },
  'one Helping Hand counts': { helpingHandsAddUp: false },
  'the player reset suppresses every ability': { resetSparesFixedAbilities: false },
  'the player reset ends Booster Energy': { boosterEnergyOutlastsReset: false },
  'Commander acts': { commanderActs: true },
}

/** Each other reading of one assumption, all else as the data is made under. */
export const ALTERNATIVES: readonly Alternative[] = Object.entries(CHANGES).map(([name, change]) => ({
  name,
  assumptions: { ...ASSUMPTIONS, ...change },
}))

const FIRST = 5

/** The creatures in the first five places against a raid, under some assumptions. */
export function firstFive(raid: SampleRaid, pool: SearchPool, assumptions: Assumptions): readonly string[] {
  return usualAttackers(raid, pool, limitsAgainst(raid.raid, SETTINGS), assumptions)
    .slice(0, FIRST)
    .map(({ member }) => member.build.species)
}

/** The share of the names that no longer stand in the others. 0 of none. */
export function shareChanged(names: readonly string[], others: readonly string[]): number {
  if (names.length === 0) return 0
  return names.filter((name) => !others.includes(name)).length / names.length
}
