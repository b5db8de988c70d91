/** What `finderPart` loads: the finder, and the raids that it finds, which the root has in its HTML; and finding a boss from anywhere. */
export { raidIndex } from '@/data/shipped/raid-index'
export { BossDialog } from './boss/BossDialog'
export { Finder } from './Finder'
