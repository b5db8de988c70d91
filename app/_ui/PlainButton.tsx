import type { ComponentProps } from 'react'
import styles from './PlainButton.module.css'

/** A quiet button for secondary actions. */
export function PlainButton(attributes: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...attributes} type="button" className={styles.button} />
}
