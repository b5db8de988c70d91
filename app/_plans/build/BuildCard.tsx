import { Fragment } from 'react'
import { LoadFailure } from '@/app/_plans/LoadFailure'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { RevealingLink } from '@/app/_ui/RevealingLink'
import { TeraToTrain } from '@/app/_ui/TypeBadge'
import { useOpened } from '@/app/_ui/use-opened'
import type { ForCompanies } from '@/lib/bring/for-companies'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { creatureImage } from '@/lib/links/file-names'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedCompany } from '@/lib/storage/choices'
import styles from './BuildCard.module.css'
import { WorkedMark } from './WorkedMark'

// Not in the HTML: in closed rows, nobody could use them, and they'd add elements to every page.
const controlsPart = lazyPart('The controls of a build', () => import('./BuildControls'))

interface Props {
  raid: RaidView
  build: ShownBuild
}

/**
 * The HTML has the whole build, and the anchor is inside. So the browser opens the row for a link or a search in the
 * page.
 */
export function BuildCard({ raid, build }: Props) {
  const { anchor, species, name, teraType, item, moves } = build
  const { isOpen, attributes } = useOpened()
  return (
    <article aria-label={name} data-type={teraType}>
      <details {...attributes} className={styles.card}>
        <summary>
          <SmallPicture file={creatureImage(species)} name={name} key={species} />
          <h5>{name}</h5>
          <TeraToTrain teraType={teraType} anyTera={build.anyTera} />
          <small>{`${item} · ${moves.map(([move]) => move).join(', ')}`}</small>
          <small>
            {build.glance}
            <WorkedMark raid={raid} build={build} />
          </small>
        </summary>
        <div id={anchor}>
          <p className={styles.turns}>{build.turns}</p>
          <p>{[...build.conditions, build.four].filter(Boolean).join(' ')}</p>
          <Training build={build} />
          <p>{[build.about, build.figures].filter(Boolean).join(' · ')}</p>
          {/* Only in open rows, since the controls of all rows would be a large share of a page's elements. */}
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

export function PickedCard({ pick: { item, companies } }: { pick: ForCompanies<ShownBuild> }) {
  const { plans } = useLabels()
  const { anchor, species, name, teraType } = item
  const show = () => companies[0] && storedCompany.set(companies[0])
  return (
    <RevealingLink to={anchor} onReveal={show} className={styles.picked} data-type={teraType}>
      <SmallPicture file={creatureImage(species)} name={name} key={species} />
      {`${name} · ${plans.inPlan(companies)}`}
    </RevealingLink>
  )
}

export function Controls(props: Props) {
  const { module, failed, retry } = controlsPart.use()
  if (failed) return <LoadFailure onTryAgain={retry} />
  return module && <module.BuildControls {...props} />
}

function Training({ build }: Pick<Props, 'build'>) {
  const { plans } = useLabels()
  const movesWithSource = build.moves.map(([move, how]) => `${move} ${how}`).join(', ')
  const rows = [
    [plans.ability, build.ability],
    [plans.training, build.training],
    [plans.learned, movesWithSource],
    [plans.threats, build.threats],
  ].filter(([, text]) => text !== undefined)
  return (
    <dl>
      {rows.map(([term, text]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
