import { useId } from 'react'
import { FirstFew } from '@/app/_ui/FirstFew'
import { setOfBuild } from '@/lib/builds/set-of-build'
import type { ShownBuild } from '@/lib/plans/what-to-bring'
import { BuildCard } from './BuildCard'
import styles from './BuildList.module.css'

interface Props {
  title: string
  builds: readonly ShownBuild[]
}

/** A row of the widest screen. */
const FEW = 3

/** Builds in their order under a heading: the first few, and all on request. Nothing for no builds. */
export function BuildList({ title, builds }: Props) {
  const id = useId()
  if (builds.length === 0) return null
  return (
    <>
      <h4 id={id}>{title}</h4>
      <FirstFew items={builds} few={FEW} noun={title.toLowerCase()}>
        {(shown) => (
          <ol className={styles.list} aria-labelledby={id}>
            {shown.map((build) => (
              <li key={setOfBuild(build.build)} className={styles.place}>
                <BuildCard shown={build} />
              </li>
            ))}
          </ol>
        )}
      </FirstFew>
    </>
  )
}
