import { Each } from '@/app/_ui/Each'
import { RAID_POWER_LEVELS } from '@/lib/rewards/raid-power'
import type { HerbChance } from '@/lib/rewards/rewards'
import styles from './HerbChances.module.css'

interface Props {
  herbs: readonly HerbChance[]
}

/** The chance of at least one herb and how many to expect, at each level of Raid Power. */
export function HerbChances({ herbs }: Props) {
  return (
    <table className={styles.herbs}>
      <caption>Herbs: chance of at least one, and how many to expect</caption>
      <thead>
        <tr>
          <th scope="col">Raid Power</th>
          {RAID_POWER_LEVELS.map((level) => (
            <th scope="col" key={level}>
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {herbs.map(({ herb, levels }) => (
          <tr key={herb}>
            <th scope="row">{herb}</th>
            <Each items={levels}>
              {([chance, expected], level) => (
                <td data-level={level}>
                  {`${chance.toFixed(1)}% `}
                  <small>{expected.toFixed(2)}</small>
                </td>
              )}
            </Each>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
