import { Fragment, type ReactNode } from 'react'

interface Props<Item> {
  items: readonly Item[]
  /** Renders one of them, at its place from 0. */
  children: (item: Item, place: number) => ReactNode
}

/**
 * A list whose items may repeat and have no state, keyed by their place. Keyed by text, an item that occurs twice
 * would stay on the screen when the list changes.
 */
export function Each<Item>({ items, children }: Props<Item>) {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>{children(item, place)}</Fragment>
  ))
}
