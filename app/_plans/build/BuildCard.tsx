import { Fragment, useEffect, useRef, useState } from 'react'
import { useOwned } from '@/app/_plans/use-owned'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { creatureImage } from '@/lib/bring/creature-image'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './BuildCard.module.css'
import { Chances } from './Chances'
import { WorkedForMe, WorkedMark } from './WorkedForMe'

interface Props {
  raid: RaidView
  build: ShownBuild
}

/**
 * A build as a row, which opens to how it fares, how it is played and how it is raised. All of it is in the HTML, and the
 * anchor is within: so the browser opens it for a link and for a search in the page.
 */
export function BuildCard({ raid, build }: Props) {
  const { plans, raid: labels } = useLabels()
  const { anchor, species, name, teraType } = build
  const { row, isOpen, onToggle } = useOpened()
  return (
    <article aria-label={name} data-type={teraType}>
      <details ref={row} className={styles.card} onToggle={onToggle}>
        <summary>
          <SmallPicture file={creatureImage(species)} name={name} key={species} />
          <h5>{name}</h5>
          <TypeBadge type={teraType}>{labels.tera(teraType)}</TypeBadge>
          <small>
            {build.glance}
            <WorkedMark raid={raid} build={build} />
          </small>
        </summary>
        <div id={anchor}>
          <p>{build.about}</p>
          <Chances chances={build.chances} />
          <p>{build.figures}</p>
          <ol aria-label={plans.plan}>
            <Each items={build.steps}>{(step) => <li>{step}</li>}</Each>
          </ol>
          <Training build={build} />
          <Moves build={build} />
          {isOpen && (
            <footer>
              <CopyBuild build={build} />
              <OwnCreature species={species} name={name} />
              <WorkedForMe raid={raid} build={build} />
            </footer>
          )}
        </div>
      </details>
    </article>
  )
}

/**
 * Whether a row is open, once the page has started: its controls do nothing before, and in all rows they would be a tenth of
 * the elements of a raid.
 */
function useOpened() {
  const row = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(row.current?.open ?? false)
  // It may have been opened before.
  useEffect(onToggle, [])
  return { row, isOpen, onToggle }
}

const TRAINING = ['item', 'ability', 'nature', 'effortValues', 'threats'] as const

/** What a build holds, how it is raised, and what to beware of. */
function Training({ build }: Pick<Props, 'build'>) {
  const { plans } = useLabels()
  return (
    <dl>
      {TRAINING.map((part) => (
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
      <Each items={build.moves}>
        {([move, learned]) => (
          <li>
            {`${move} `}
            <small>{learned}</small>
          </li>
        )}
      </Each>
    </ul>
  )
}

interface CopyBuildProps {
  build: Pick<ShownBuild, 'set' | 'name'>
}

/** Copies a build as Pokémon Showdown's text. When the clipboard refuses or does not answer, shows the text to copy by hand. */
function CopyBuild({ build: { set, name } }: CopyBuildProps) {
  const { plans } = useLabels()
  const { outcome, copy, forget } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    forget()
    button.current?.focus()
  }
  return (
    <div className={styles.copy}>
      <PlainButton ref={button} aria-label={plans.copyBuildOf(name)} onClick={() => copy(set)}>
        {plans.copyBuild}
      </PlainButton>
      <p role="status">{outcome === 'copied' && plans.copied}</p>
      {outcome === 'refused' && <CopyByHand label={plans.copyByHand} text={set} onClose={close} />}
    </div>
  )
}

interface OwnCreatureProps {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** Whether the visitor owns a Pokémon, kept on the device. */
export function OwnCreature({ species, name }: OwnCreatureProps) {
  const { plans } = useLabels()
  const { owned, toggle } = useOwned()
  return (
    <label className={styles.own}>
      <input
        type="checkbox"
        checked={owned.has(species)}
        onChange={() => toggle(species)}
        aria-label={plans.iOwn(name)}
      />
      <span aria-hidden="true">{plans.own}</span>
    </label>
  )
}
