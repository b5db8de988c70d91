import type { ReactNode } from 'react'
import { Loading } from './Loading'
import type { LazyPart } from './lazy-part'
import { NOT_SAVED } from './not-saved'
import { PlainButton } from './PlainButton'
import styles from './WhenLoaded.module.css'

interface Props<Module> {
  part: LazyPart<Module>
  children: (module: Module) => ReactNode
}

/** What needs a part of the program that is loaded later. Loads it, waits for it, and says so where it cannot be loaded. */
export function WhenLoaded<Module>({ part, children }: Props<Module>) {
  const { module, failed, retry } = part.use()
  if (module) return children(module)
  if (!failed) return <Loading />
  return (
    <div className={styles.failed} role="alert">
      <p>{NOT_SAVED}</p>
      <PlainButton onClick={retry}>Try again</PlainButton>
    </div>
  )
}
