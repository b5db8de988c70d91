/** What `finderPart` loads: the finder, the lists of raids, and the raids, which those pages have in their HTML; and finding a boss from anywhere. */
export { raidIndex } from '@/data/shipped/raid-index'
export { listedRaids } from '@/lib/finder/listed-raids'
export { BossDialog } from './boss/BossDialog'
export { Finder } from './Finder'
export { OfferedRaids } from './OfferedRaids'
