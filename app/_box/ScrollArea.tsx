import type { ReactNode } from 'react'
import styles from './ScrollArea.module.css'

interface Props {
  label: string
  children: ReactNode
}

export function ScrollArea({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll an element that cannot have the focus
    <section className={styles.area} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
