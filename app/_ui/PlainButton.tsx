import type { ComponentProps } from 'react'
import styles from './PlainButton.module.css'

/** A button that stands back behind what it belongs to. */
export function PlainButton(attributes: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...attributes} type="button" className={styles.button} />
}
