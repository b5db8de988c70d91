import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface Props {
  title: string
  note?: string
  children: ReactNode
}

/** A part of the raid under its heading. */
export function Section({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
