import { Each } from '@/app/_ui/Each'
import type { Selection } from '@/lib/raid/selection'
import { type ComparedItem, comparison } from '@/lib/raid-view/comparison'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import styles from './TierComparison.module.css'

interface Props {
  one: Selection
  other: Selection
}

/** Two raids of one boss side by side, from shipped data. What only one of them has stands out. */
export function TierComparison({ one, other }: Props) {
  const [view, otherView] = [shippedRaidView(one), shippedRaidView(other)]
  if (!view || !otherView) return null
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">{`${one.tier}★ ${one.region}`}</th>
          <th scope="col">{`${other.tier}★ ${other.region}`}</th>
        </tr>
      </thead>
      <tbody>
        {comparison(view, otherView).map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <Things things={row.one} />
            <Things things={row.other} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Things({ things }: { things: readonly ComparedItem[] }) {
  return (
    <td>
      <ul>
        <Each items={things}>{({ text, alone }) => <li>{alone ? <mark>{text}</mark> : text}</li>}</Each>
      </ul>
      {things.length === 0 && 'none'}
    </td>
  )
}
