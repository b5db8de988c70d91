import type { ReactNode } from 'react'
import { NOT_SAVED } from '@/app/_ui/not-saved'
import { PlainButton } from '@/app/_ui/PlainButton'
import { Loading } from './Loading'
import styles from './Loading.module.css'
import type { LazyPart } from './lazy-part'

interface Props<Module> {
  part: LazyPart<Module>
  children: (module: Module) => ReactNode
}

/** Content that needs a part of the program that is loaded later. Loads it, waits for it, and reports a failure. */
export function WhenLoaded<Module>({ part, children }: Props<Module>) {
  const { module, failed, retry } = part.use()
  if (module) return children(module)
  if (!failed) return <Loading />
  return (
    <div className={styles.loading} role="alert">
      {navigator.onLine ? <FailedOnline /> : <FailedOffline onRetry={retry} />}
    </div>
  )
}

// A new release may have replaced the file that the page asks for: only the page itself knows its name.
function FailedOnline() {
  return (
    <>
      <p>Couldn't load this section</p>
      <PlainButton onClick={() => window.location.reload()}>Reload</PlainButton>
    </>
  )
}

function FailedOffline({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p>{NOT_SAVED}</p>
      <PlainButton onClick={onRetry}>Try again</PlainButton>
    </>
  )
}
