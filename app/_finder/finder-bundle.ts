/** What `finderPart` loads: the finder, the lists of raids, the search for a boss, and the raids that all three show. */
export { raidIndex } from '@/data/shipped/raid-index'
export { listedRaids } from '@/lib/finder/listed-raids'
export { BossSearch } from './boss/BossSearch'
export { Finder } from './Finder'
export { OfferedRaids } from './OfferedRaids'
