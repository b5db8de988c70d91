import { type ReactNode, useState } from 'react'
import { PlainButton } from './Buttons'

interface Props<Item> {
  items: readonly Item[]
  few: number
  /** The label of the button for all: `Show all 70 raids`. */
  showAll: (count: number) => string
  /** Renders those that are shown. */
  children: (shown: readonly Item[]) => ReactNode
}

/** The first few items of a list, and all of them on request. */
export function FirstFew<Item>({ items, few, showAll, children }: Props<Item>) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      {children(showsAll ? items : items.slice(0, few))}
      {!showsAll && items.length > few && (
        <PlainButton onClick={() => setShowsAll(true)}>{showAll(items.length)}</PlainButton>
      )}
    </>
  )
}
