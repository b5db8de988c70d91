import { Fragment, type ReactNode } from 'react'

interface Props<T> {
  items: readonly T[]
  children: (item: T, index: number) => ReactNode
}

/**
 * Renders items without state that may repeat, keyed by index. If text were the key, a repeated item would stay on the
 * screen when the list changes.
 */
export function KeyedByIndex<T>({ items, children }: Props<T>) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{children(item, index)}</Fragment>
  ))
}
