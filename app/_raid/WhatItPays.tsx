import type { Payout } from '@/lib/payout/payout'
import { Each } from './Each'
import { HerbPayouts } from './HerbPayouts'
import { Section } from './Section'
import { Sources } from './Sources'
import styles from './WhatItPays.module.css'

interface Props {
  payout: Payout
}

/** What the raid pays: herbs by Raid Power, and for whoever asks all else. */
export function WhatItPays({ payout: { herbs, drops, fixed } }: Props) {
  return (
    <Section title="What it pays" note="per raid">
      <div className={styles.payout}>
        <HerbPayouts herbs={herbs} />
        <div>
          <details className={styles.rest}>
            <summary>Other drops and fixed rewards</summary>
            <dl>
              <dt>For everyone</dt>
              <dd>{fixed.everyone}</dd>
              <dt>For the host besides</dt>
              <dd>{fixed.host}</dd>
              <dt>For guests besides</dt>
              <dd>{fixed.guest}</dd>
              <dt>Drops, per roll</dt>
              <dd>
                <ul>
                  <Each items={drops}>{(drop) => <li>{drop}</li>}</Each>
                </ul>
              </dd>
            </dl>
          </details>
          <Sources>
            Weights and fixed rewards are the game’s own; the number of rolls, and one more for each level of
            Raid Power, is what players counted.
          </Sources>
        </div>
      </div>
    </Section>
  )
}
