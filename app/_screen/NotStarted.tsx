import type { ReactNode } from 'react'
import { PlainButton } from '@/app/_ui/PlainButton'
import styles from './NotStarted.module.css'

interface Props {
  title: string
  /** The prerendered content. */
  children?: ReactNode
}

/** Replaces a screen whose program throws. Uses nothing that a browser could lack. */
export function NotStarted({ title, children }: Props) {
  return (
    <>
      <title>{title}</title>
      <p className={styles.notice} role="alert">
        Something went wrong.
        <PlainButton onClick={() => window.location.reload()}>Reload</PlainButton>
      </p>
      <main className={styles.content}>{children}</main>
    </>
  )
}
