import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import type { RaidView, RewardsView } from '@/lib/raid-view/raid-view'
import styles from './Rewards.module.css'
import { Sources } from './Sources'

interface Props {
  raid: Pick<RaidView, 'rewards'>
}

/** The rewards of the raid: herbs by Raid Power, and the rest on request. */
export function Rewards({ raid }: Props) {
  const labels = useLabels().raid
  const { herbs, drops, fixed, glimmeringCharm } = raid.rewards
  return (
    <Section id="rewards" note={labels.perRaid}>
      <div className={styles.rewards}>
        <HerbChances herbs={herbs} />
        <div>
          <details className={styles.rest}>
            <summary>{labels.otherRewards}</summary>
            <dl>
              <dt>{labels.everyoneGets}</dt>
              <dd>{fixed.everyone}</dd>
              <dt>{labels.hostGets}</dt>
              <dd>{fixed.host}</dd>
              <dt>{labels.guestsGet}</dt>
              <dd>{fixed.guest}</dd>
              <dt>{labels.withCharm}</dt>
              <dd>{glimmeringCharm}</dd>
              <dt>{labels.dropsPerRoll}</dt>
              <dd>
                <ul>
                  <Each items={drops}>{(drop) => <li>{drop}</li>}</Each>
                </ul>
              </dd>
            </dl>
          </details>
          <Sources>{labels.rewardSources}</Sources>
        </div>
      </div>
    </Section>
  )
}

/** The herbs that the raid drops, with the chance of each per drop roll. */
export function Herbs({ raid }: { raid: Pick<RaidView, 'herbs'> }) {
  const { facts, raid: labels } = useLabels()
  return (
    <Section id="herbs-dropped" note={labels.perRoll}>
      <ul className={styles.herbs}>
        {raid.herbs.map(({ name, chance }) => (
          <li key={name}>{facts.herb(name, chance)}</li>
        ))}
      </ul>
    </Section>
  )
}

interface HerbChancesProps {
  herbs: RewardsView['herbs']
}

/** The chance of at least one herb and how many to expect, at each level of Raid Power. */
function HerbChances({ herbs }: HerbChancesProps) {
  const labels = useLabels().raid
  return (
    <table className={styles.chances}>
      <caption>{labels.herbChances}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.raidPower}</th>
          <Each items={herbs[0]?.levels ?? []}>{(_, level) => <th scope="col">{level}</th>}</Each>
        </tr>
      </thead>
      <tbody>
        {herbs.map(({ herb, levels }) => (
          <tr key={herb}>
            <th scope="row">{herb}</th>
            <Each items={levels}>
              {([chance, expected], level) => (
                <td data-label={labels.power(level)}>
                  {`${labels.chance(chance)} `}
                  <small>{labels.expected(expected)}</small>
                </td>
              )}
            </Each>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
