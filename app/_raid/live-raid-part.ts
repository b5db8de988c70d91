/** The part of the program that knows all raids: loaded as one, since its modules share nearly all of their weight. */
export { LiveRaid, rehearse } from './LiveRaid'
export { TierComparison } from './TierComparison'
