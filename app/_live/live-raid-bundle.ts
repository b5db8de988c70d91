/** What `liveRaidPart` loads: as one, since its modules share nearly all of their weight. */
export { ServiceNotice } from './ServiceNotice'
export { TierComparison } from './TierComparison'
export { watchRaid } from './watch-raid'
