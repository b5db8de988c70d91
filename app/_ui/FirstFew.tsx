import { type ReactNode, useState } from 'react'
import { PlainButton } from './PlainButton'

interface Props<Item> {
  items: readonly Item[]
  few: number
  /** What they are, in the plural: `raids`. */
  noun: string
  /** Renders those that are shown. */
  children: (shown: readonly Item[]) => ReactNode
}

/** The first few items of a list, and all of them on request. */
export function FirstFew<Item>({ items, few, noun, children }: Props<Item>) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      {children(showsAll ? items : items.slice(0, few))}
      {!showsAll && items.length > few && (
        <PlainButton onClick={() => setShowsAll(true)}>{`Show all ${items.length} ${noun}`}</PlainButton>
      )}
    </>
  )
}
