import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './Buttons.module.css'

export function PlainButton({ className = '', ...attributes }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...attributes} type="button" className={`${styles.button} ${className}`.trim()} />
}

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: 'find' | 'share' | 'scheme'
}

export function IconButton({ icon, children, ...attributes }: Props) {
  return (
    <button {...attributes} type="button" className={styles.icon} data-icon={icon}>
      <span>{children}</span>
    </button>
  )
}

interface ShowMoreListProps<T> {
  items: readonly T[]
  few: number
  showAll: (count: number) => string
  children: (shown: readonly T[]) => ReactNode
}

export function ShowMoreList<T>({ items, few, showAll, children }: ShowMoreListProps<T>) {
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
