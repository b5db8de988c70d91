import { useId, useState } from 'react'
import { BuildCard } from '@/app/_plans/build/BuildCard'
import { PlainButton } from '@/app/_ui/PlainButton'
import type { BuildList as Builds } from '@/lib/bring/what-to-bring'
import styles from './BuildList.module.css'
import { LoadFailure } from './LoadFailure'
import type { Advice } from './use-advice'

interface Props extends Pick<Advice, 'isWhole' | 'failed' | 'load'> {
  title: string
  list: Builds
  anchors: readonly string[]
  /** As many as are shown at first. */
  few: number
}

/** Builds in their order under a heading: the first few, and all on request. Nothing for no builds. */
export function BuildList({ title, list: { count, builds }, anchors, few, isWhole, failed, load }: Props) {
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const noun = title.toLowerCase()
  const toggle = () => {
    if (!isWhole) load()
    setShowsAll(!showsAll)
  }
  if (count === 0) return null
  return (
    <>
      <h4 id={id}>{title}</h4>
      <ol className={styles.list} aria-labelledby={id}>
        {builds.slice(0, showsAll ? count : few).map((shown, place) => (
          <li key={anchors[place]}>
            <BuildCard shown={shown} anchor={anchors[place] ?? ''} />
          </li>
        ))}
      </ol>
      {showsAll && failed && <LoadFailure onTryAgain={load} />}
      {count > few && (
        <p className="needs-script">
          <PlainButton onClick={toggle} aria-expanded={showsAll}>
            {showsAll ? `Show fewer ${noun}` : `Show all ${count} ${noun}`}
          </PlainButton>
        </p>
      )}
    </>
  )
}
