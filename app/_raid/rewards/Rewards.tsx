import { Sources } from '@/app/_raid/Sources'
import { Each } from '@/app/_ui/Each'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { HerbChances } from './HerbChances'
import styles from './Rewards.module.css'

interface Props {
  raid: Pick<RaidView, 'rewards'>
}

/** The rewards of the raid: herbs by Raid Power, and the rest on request. */
export function Rewards({ raid }: Props) {
  const { herbs, drops, fixed, glimmeringCharm } = raid.rewards
  return (
    <Section title="Rewards" note="per raid">
      <div className={styles.rewards}>
        <HerbChances herbs={herbs} />
        <div>
          <details className={styles.rest}>
            <summary>Other drops and fixed rewards</summary>
            <dl>
              <dt>Everyone gets</dt>
              <dd>{fixed.everyone}</dd>
              <dt>Host also gets</dt>
              <dd>{fixed.host}</dd>
              <dt>Guests also get</dt>
              <dd>{fixed.guest}</dd>
              <dt>With the Glimmering Charm you also get</dt>
              <dd>{glimmeringCharm}</dd>
              <dt>Drops, per drop roll</dt>
              <dd>
                <ul>
                  <Each items={drops}>{(drop) => <li>{drop}</li>}</Each>
                </ul>
              </dd>
            </dl>
          </details>
          <Sources>
            Weights, fixed rewards and one more roll for each level of Raid Power, for host and guests alike,
            are the game’s own; the number of rolls without Raid Power is what players counted.
          </Sources>
        </div>
      </div>
    </Section>
  )
}
