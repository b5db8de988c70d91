import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import type { Selection } from '@/lib/raid/selection'
import { type ComparedItem, comparison } from '@/lib/raid-view/comparison'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import styles from './TierComparison.module.css'

interface Props {
  selection: Selection
  other: Selection
}

export function TierComparison({ selection, other }: Props) {
  const { facts, titles } = useLabels()
  const sentences = useSentences()
  const [view, otherView] = [shippedRaidView(selection, sentences), shippedRaidView(other, sentences)]
  const { compared, rewards } = sentences
  if (!view || !otherView) return null
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">{titles.place(view.id)}</th>
          <th scope="col">{titles.place(otherView.id)}</th>
        </tr>
      </thead>
      <tbody>
        {comparison(view, otherView, { facts, compared, rewards }).map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <Items items={row.one} />
            <Items items={row.other} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Items({ items }: { items: readonly ComparedItem[] }) {
  const { live } = useSentences()
  return (
    <td>
      <ul>
        <KeyedByIndex items={items}>
          {({ text, alone }) => <li>{alone ? <mark>{text}</mark> : text}</li>}
        </KeyedByIndex>
      </ul>
      {items.length === 0 && live.none}
    </td>
  )
}
