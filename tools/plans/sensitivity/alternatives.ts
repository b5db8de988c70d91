import { ASSUMPTIONS, type Assumptions } from '@/lib/battle/assumptions'

/** Another reading of what the sources leave open. */
export interface Alternative {
  readonly name: string
  readonly assumptions: Assumptions
}

const CHANGES: Readonly<Record<string, Partial<Assumptions>>> = {
  'a turn takes 10 seconds': { secondsPerTurn: 10 },
  'a turn takes 15 seconds': { secondsPerTurn: 15 },
  'cheers add up': { cheersStack: 'multiply' },
  'a cheer doubles': { cheerFactor: 2 },
  'a Heal cheer always gives the least': { healCheer: [0.2, 0.2] },
  'cheers outlast the player reset': { resetEndsCheers: false },
  'a faint takes 40 seconds at 5 stars': { secondsPerFaint: { ...ASSUMPTIONS.secondsPerFaint, '5': 40 } },
  'one that fainted Terastallizes again': { terastallizesAgain: true },
  'fixed damage passes the shield': { shieldReducesFixedDamage: false },
  'shares of HP are divided by the multiplier': { shareAttacksWork: true },
  'the boss flinches': { bossFlinches: true },
  'Knock Off takes items': { bossTakesItems: true },
  'the boss loses no move with its shield': { movesLostWithShield: 0 },
  'Taunt leaves the script alone': { tauntStopsScript: false },
}

/** Each other reading of one assumption, all else as the data is made under. */
export const ALTERNATIVES: readonly Alternative[] = Object.entries(CHANGES).map(([name, change]) => ({
  name,
  assumptions: { ...ASSUMPTIONS, ...change },
}))
