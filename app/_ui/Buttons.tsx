import type { ComponentProps } from 'react'
import styles from './Buttons.module.css'

/** A quiet button for secondary actions. */
export function PlainButton({ className = '', ...attributes }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...attributes} type="button" className={`${styles.button} ${className}`.trim()} />
}

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: 'find' | 'share' | 'scheme'
}

/** A quiet button of the header: an icon, with its label beside it where there is room. */
export function IconButton({ icon, children, ...attributes }: Props) {
  return (
    <button {...attributes} type="button" className={styles.icon} data-icon={icon}>
      <span>{children}</span>
    </button>
  )
}
