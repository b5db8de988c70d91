import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface Props {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** A part of the raid under its heading, which a link can name: `#base-stats`. */
export function Section({ title, note, children }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  )
}
