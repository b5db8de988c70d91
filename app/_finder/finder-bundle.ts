/** What `finderPart` loads: the finder, and the raids that it finds, which the root has in its HTML. */
export { raidIndex } from '@/data/shipped/raid-index'
export { Finder } from './Finder'
