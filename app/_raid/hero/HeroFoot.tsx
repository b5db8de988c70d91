import { BeatenMark } from '@/app/_kept/BeatenMark'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './HeroFoot.module.css'

interface Props {
  raid: Pick<RaidView, 'name' | 'tier' | 'region'>
}

/** Where to read on: links to the sections that a player looks for. Beside them the mark of a beaten raid. */
export function HeroFoot({ raid: { name, tier, region } }: Props) {
  return (
    <div className={styles.foot}>
      <nav aria-label="On this page">
        <a href="#key-timings">Timings</a>
        <a href="#what-to-bring">Bring</a>
        <a href="#moves">Moves</a>
        <a href="#rewards">Rewards</a>
      </nav>
      {tier && <BeatenMark raid={{ tier, region, name }} />}
    </div>
  )
}
