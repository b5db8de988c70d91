import { clock } from './figures'

/** What stands in a section of a raid where there is nothing to list, or above what it lists. */
export const notes = {
  noActions: 'This boss has no scripted actions.',
  /** @param timeLimit that which stands for its own, in seconds */
  unreadActions: (timeLimit: number) =>
    `Its scripted actions and its time limit are not known yet: times count as if it lasted ${clock(timeLimit)}.`,
  noHerbs: 'This raid drops no herbs.',
  unreadRewards: 'Its rewards are not known yet.',
  rewardTables: (count: number) =>
    `Each raid had one of ${count} lists of rewards the last time; this is the likeliest.`,
}
