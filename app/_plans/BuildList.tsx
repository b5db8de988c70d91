import { useId, useState } from 'react'
import { BuildCard, PickedCard } from '@/app/_plans/build/BuildCard'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { prefersReducedData } from '@/app/_ui/loading/lazy-part'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import type { ForCompanies } from '@/lib/bring/for-companies'
import { fewBuilds, type ShownBuild, type ToBring } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './BuildList.module.css'
import { LoadFailure } from './LoadFailure'
import type { Advice } from './use-advice'

interface Props extends Pick<Advice, 'isComplete' | 'failed' | 'load'> {
  raid: RaidView
  toBring: ToBring
  picked: readonly ForCompanies<ShownBuild>[]
  of: 'attackers' | 'supports'
}

/** Shows the first few builds, and all on request. Renders nothing for an empty list. */
export function BuildList({ raid, toBring, picked, of, isComplete, failed, load }: Props) {
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { title, showAll, showFewer } = useLabels().plans[of]
  const { count, builds } = toBring[of]
  const few = fewBuilds(toBring)[of]
  const warmUp = () => {
    if (!isComplete && !failed && !prefersReducedData()) load()
  }
  const toggle = () => {
    if (!isComplete) load()
    setShowsAll(!showsAll)
  }
  if (count === 0) return null
  const shownBuilds = builds.slice(0, showsAll ? count : few)
  return (
    <>
      <div className={`${styles.head}${few === 0 ? ' needs-script' : ''}`}>
        <h4 id={id}>{title}</h4>
        {count > few && (
          <PlainButton
            onPointerOver={warmUp}
            onFocus={warmUp}
            onClick={toggle}
            aria-expanded={showsAll}
            className="needs-script"
          >
            {showsAll ? showFewer(few) : showAll(count)}
          </PlainButton>
        )}
      </div>
      {shownBuilds.length > 0 ? (
        <ol className={styles.list} aria-labelledby={id}>
          {shownBuilds.map((build) => {
            // The complete list has new objects for the same builds.
            const pick = picked.find(({ item }) => item.set === build.set)
            return (
              <li key={build.anchor}>
                {pick ? <PickedCard pick={pick} /> : <BuildCard raid={raid} build={build} />}
              </li>
            )
          })}
        </ol>
      ) : (
        showsAll && !failed && <Loading />
      )}
      {showsAll && failed && <LoadFailure onTryAgain={load} />}
    </>
  )
}
