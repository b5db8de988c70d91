import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: 'find' | 'share' | 'scheme'
}

/** A quiet button of the header: an icon, with its label beside it where there is room. */
export function IconButton({ icon, children, ...attributes }: Props) {
  return (
    <button {...attributes} type="button" className={styles.button} data-icon={icon}>
      <span>{children}</span>
    </button>
  )
}
