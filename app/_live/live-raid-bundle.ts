/** Loaded together, because they share nearly all their imports. */
export { ServiceNotice } from './ServiceNotice'
export { TierComparison } from './TierComparison'
export { watchRaid } from './watch-raid'
