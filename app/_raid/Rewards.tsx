import { Fragment } from 'react'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import type { RaidView, RewardsView } from '@/lib/raid-view/raid-view'
import styles from './Rewards.module.css'
import { Sources } from './Sources'

interface Props {
  raid: Pick<RaidView, 'herbs' | 'rewards' | 'notes'>
}

export function Rewards({ raid: { herbs, rewards, notes } }: Props) {
  const labels = useLabels().raid
  return (
    <Section id="rewards" note={labels.perRaid}>
      {notes?.rewards && <p>{notes.rewards}</p>}
      {notes?.herbs && notes.herbs !== notes.rewards && <p>{notes.herbs}</p>}
      {rewards && <KnownRewards rewards={rewards} herbs={herbs} />}
    </Section>
  )
}

function KnownRewards({
  rewards: { herbs: chances, drops, fixed, glimmeringCharm, firstWin },
  herbs,
}: {
  rewards: RewardsView
  herbs: RaidView['herbs']
}) {
  const labels = useLabels().raid
  const fixedRewards = [
    [labels.everyoneGets, fixed.everyone],
    [labels.hostGets, fixed.host],
    [labels.guestsGet, fixed.guest],
    [labels.withCharm, glimmeringCharm],
  ].filter(([, items]) => items)
  return (
    <div className={styles.rewards}>
      {herbs.length > 0 && (
        // Old links use this id.
        <div id="herbs-dropped">
          <HerbChances herbs={chances} />
          <HerbsPerRoll herbs={herbs} />
        </div>
      )}
      <div>
        {firstWin && (
          <dl className={styles.once}>
            <dt>{labels.firstWin}</dt>
            <dd>{firstWin}</dd>
          </dl>
        )}
        <details className={styles.rest}>
          <summary>{labels.otherRewards}</summary>
          <dl>
            {fixedRewards.map(([term, items]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{items}</dd>
              </Fragment>
            ))}
            <dt>{labels.dropsPerRoll}</dt>
            <dd>
              <ul>
                <KeyedByIndex items={drops}>{(drop) => <li>{drop}</li>}</KeyedByIndex>
              </ul>
            </dd>
          </dl>
        </details>
        <Sources>{labels.rewardSources}</Sources>
      </div>
    </div>
  )
}

function HerbsPerRoll({ herbs }: Pick<RaidView, 'herbs'>) {
  const { facts, raid: labels } = useLabels()
  return (
    <div className={styles.perRoll}>
      {labels.herbsPerRoll}
      <ul>
        {herbs.map(({ name, chance }) => (
          <li key={name}>{facts.herb(name, chance)}</li>
        ))}
      </ul>
    </div>
  )
}

function HerbChances({ herbs }: Pick<RewardsView, 'herbs'>) {
  const labels = useLabels().raid
  return (
    <table className={styles.chances}>
      <caption>{labels.herbChances}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.raidPower}</th>
          <KeyedByIndex items={herbs[0]?.levels ?? []}>
            {(_, level) => <th scope="col">{level}</th>}
          </KeyedByIndex>
        </tr>
      </thead>
      <tbody>
        {herbs.map(({ herb, levels }) => (
          <tr key={herb}>
            <th scope="row">{herb}</th>
            <KeyedByIndex items={levels}>
              {([chance, expected], level) => (
                <td data-label={labels.power(level)}>
                  {`${labels.chance(chance)} `}
                  <small>{labels.expected(expected)}</small>
                </td>
              )}
            </KeyedByIndex>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
