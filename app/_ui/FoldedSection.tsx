import { type ReactNode, useState } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import type { Labels } from '@/lib/words/language'
import type { LazyPart } from './loading/lazy-part'
import { WhenLoaded } from './loading/WhenLoaded'
import styles from './Section.module.css'
import { useOpened } from './use-opened'

interface Props<Module> {
  /** What a link names it by, and its title is found by. */
  id: keyof Labels['sections']
  /** What it is for, beside its title. */
  about: string
  /** What the content needs; it is loaded when the section is opened. */
  part: LazyPart<Module>
  /** What is shown above, opened or not. */
  before?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A section that is one row until it is opened, and needs the script. Closed again, its content stays: nothing that was typed
 * is lost, and what was begun goes on.
 */
export function FoldedSection<Module>({ id, about, part, before, children }: Props<Module>) {
  const { sections } = useLabels()
  const { isOpen, attributes } = useOpened()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <section className={`${styles.section} ${styles.folded} needs-script`} aria-labelledby={id}>
      {before}
      <details {...attributes}>
        <summary>
          <h3 id={id}>{sections[id]}</h3> <small>{about}</small>
        </summary>
        {wasOpened && <WhenLoaded part={part}>{children}</WhenLoaded>}
      </details>
    </section>
  )
}
