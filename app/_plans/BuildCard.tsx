import { useId } from 'react'
import { Each } from '@/app/_ui/Each'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { creatureName } from '@/lib/creature/creature-name'
import { gotText } from '@/lib/plans/build-text'
import type { ShownBuild } from '@/lib/plans/what-to-bring'
import styles from './BuildCard.module.css'
import { BuildMoves } from './BuildMoves'
import { BuildTraining } from './BuildTraining'
import { CopyBuild } from './CopyBuild'
import { OwnCreature } from './OwnCreature'

interface Props {
  shown: ShownBuild
}

/** A build: what it is, how it fares, and how it is played. */
export function BuildCard({ shown: { build, figures, steps } }: Props) {
  const id = useId()
  const name = creatureName(build.species)
  const got = gotText(build)
  return (
    <article className={styles.card} aria-labelledby={id} data-type={build.teraType}>
      <div className={styles.head}>
        <h5 id={id}>{name}</h5>
        <TypeBadge type={build.teraType}>{`Tera ${build.teraType}`}</TypeBadge>
        <OwnCreature species={build.species} name={name} />
      </div>
      {got && <p className={styles.got}>{got}</p>}
      <ul className={styles.figures} aria-label="Figures">
        <Each items={figures}>
          {({ value, label }) => (
            <li>
              <strong>{value}</strong> {label}
            </li>
          )}
        </Each>
      </ul>
      <BuildTraining build={build} />
      <BuildMoves build={build} />
      <ol className={styles.steps} aria-label="Plan">
        <Each items={steps}>{(step) => <li>{step}</li>}</Each>
      </ol>
      <CopyBuild build={build} name={name} />
    </article>
  )
}
