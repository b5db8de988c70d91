/** What `liveRaidPart` loads. It is one part, since its modules share nearly all their imports. */
export { ServiceNotice } from './ServiceNotice'
export { TierComparison } from './TierComparison'
export { watchRaid } from './watch-raid'
