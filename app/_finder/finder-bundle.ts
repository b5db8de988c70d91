/** What `finderPart` loads: the finder, the lists of raids, and the raids, which those pages have in their HTML. */
export { raidIndex } from '@/data/shipped/raid-index'
export { listedRaids } from '@/lib/finder/listed-raids'
export { Finder } from './Finder'
export { OfferedRaids } from './OfferedRaids'
