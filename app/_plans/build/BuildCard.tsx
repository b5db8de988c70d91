import { Fragment } from 'react'
import { LoadFailure } from '@/app/_plans/LoadFailure'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TeraToTrain } from '@/app/_ui/TeraToTrain'
import { useOpened } from '@/app/_ui/use-opened'
import { creatureImage } from '@/lib/bring/creature-image'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './BuildCard.module.css'
import { Chances } from './Chances'
import { WorkedMark } from './WorkedMark'

const controlsPart = lazyPart('The controls of a build', () => import('./BuildControls'))

interface Props {
  raid: RaidView
  build: ShownBuild
}

/**
 * A build as a row, which opens to how it fares, how it is played and how it is raised. All of it is in the HTML, and the
 * anchor is within: so the browser opens it for a link and for a search in the page.
 */
export function BuildCard({ raid, build }: Props) {
  const { plans } = useLabels()
  const { anchor, species, name, teraType } = build
  const { isOpen, attributes } = useOpened()
  return (
    <article aria-label={name} data-type={teraType}>
      <details {...attributes} className={styles.card}>
        <summary>
          <SmallPicture file={creatureImage(species)} name={name} key={species} />
          <h5>{name}</h5>
          <TeraToTrain teraType={teraType} anyTera={build.anyTera} />
          <small>
            {build.glance}
            <WorkedMark raid={raid} build={build} />
          </small>
        </summary>
        <div id={anchor}>
          <p>{build.about}</p>
          {build.chances.length > 0 && <Chances chances={build.chances} />}
          <p>{build.figures}</p>
          <ol aria-label={plans.plan}>
            <Each items={build.steps}>{(step) => <li>{step}</li>}</Each>
          </ol>
          <Training build={build} />
          <Moves build={build} />
          {/* In all rows its controls would be a tenth of the elements of a raid. */}
          {isOpen && (
            <footer>
              <Controls raid={raid} build={build} />
            </footer>
          )}
        </div>
      </details>
    </article>
  )
}

/** The controls of an open build, loaded when the first build opens. */
function Controls(props: Props) {
  const { module, failed, retry } = controlsPart.use()
  if (failed) return <LoadFailure onTryAgain={retry} />
  return module && <module.BuildControls {...props} />
}

const TRAINING = ['item', 'ability', 'training', 'threats'] as const

/** What a build holds, how it is raised, and what to beware of. */
function Training({ build }: Pick<Props, 'build'>) {
  const { plans } = useLabels()
  return (
    <dl>
      {TRAINING.filter((part) => build[part] !== undefined).map((part) => (
        <Fragment key={part}>
          <dt>{plans[part]}</dt>
          <dd>{build[part]}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Moves({ build }: Pick<Props, 'build'>) {
  const { plans } = useLabels()
  return (
    <ul aria-label={plans.moves}>
      <Each items={build.moves}>{([move, learned]) => <li>{`${move} · ${learned}`}</li>}</Each>
    </ul>
  )
}
