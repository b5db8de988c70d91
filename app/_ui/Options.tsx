import { memo } from 'react'

interface Props {
  labels: readonly string[]
}

/**
 * The options of a select. Rendered again only for another list. An option without a value has its text for one: two
 * thousand characters less in every page.
 */
export const Options = memo(function Options({ labels }: Props) {
  return labels.map((label) => <option key={label}>{label}</option>)
})
