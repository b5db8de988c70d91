import type { ReactNode } from 'react'
import styles from './ScrollArea.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** A long text in a small area that scrolls, by keyboard too. */
export function ScrollArea({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets a keyboard scroll what has no focus
    <section className={styles.area} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
