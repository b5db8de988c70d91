import type { ReactNode } from 'react'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TeraToTrain } from '@/app/_ui/TypeBadge'
import { useOpened } from '@/app/_ui/use-opened'
import type { LobbyType } from '@/lib/advice/lobby-clauses'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { creatureImage } from '@/lib/links/file-names'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { Controls } from './build/BuildCard'
import { WorkedMark } from './build/WorkedMark'
import styles from './Pick.module.css'

interface Props {
  raid: RaidView
  build: ShownBuild
  companies: readonly LobbyType[]
  children: ReactNode
}

export function Pick({ raid, build, companies, children }: Props) {
  const { plans } = useLabels()
  const { anchor, species, name, teraType, anyTera, item, ability, training } = build
  const { isOpen, attributes } = useOpened()
  return (
    <article id={anchor} className={styles.pick} aria-label={name} data-type={teraType}>
      <div className={styles.head}>
        <SmallPicture file={creatureImage(species)} name={name} key={species} />
        <h4>{name}</h4>
        <TeraToTrain teraType={teraType} anyTera={anyTera} />
        <div className={styles.wins}>
          {children}
          <WorkedMark raid={raid} build={build} />
        </div>
      </div>
      <p>
        {plans.holds} <strong>{item}</strong>
        {` · ${ability} · ${training}`}
      </p>
      <ul className={styles.moves} aria-label={plans.moves}>
        <KeyedByIndex items={build.moves}>
          {([move, source]) => (
            <li>
              {`${move} `}
              <small>{source}</small>
            </li>
          )}
        </KeyedByIndex>
      </ul>
      <p className={styles.turns}>{build.turns}</p>
      {build.conditions.length > 0 && (
        <ul className={styles.conditions}>
          <KeyedByIndex items={build.conditions}>{(condition) => <li>{condition}</li>}</KeyedByIndex>
        </ul>
      )}
      <p className={styles.more}>
        {build.about}
        {build.figures && companies.includes('alone') && (
          <span data-for="alone">{` · ${build.figures}`}</span>
        )}
      </p>
      <details {...attributes} className="needs-script">
        <summary>{plans.useBuild}</summary>
        {isOpen && (
          <div className={styles.controls}>
            <Controls raid={raid} build={build} />
          </div>
        )}
      </details>
    </article>
  )
}
