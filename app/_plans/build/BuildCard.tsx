import { Each } from '@/app/_ui/Each'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { useHydrated } from '@/app/_ui/use-hydrated'
import { effortText } from '@/lib/bring/build-text'
import type { ShownBuild } from '@/lib/bring/shown-build'
import styles from './BuildCard.module.css'
import { Chances } from './Chances'
import { CopyBuild } from './CopyBuild'
import { CreatureImage } from './CreatureImage'
import { OwnCreature } from './OwnCreature'

interface Props {
  shown: ShownBuild
  /** The id by which links lead to it. */
  anchor: string
}

/** A build: what it is, how it fares, and how it is played. */
export function BuildCard({ shown, anchor }: Props) {
  const { name, about, chances, figures, threats, steps, build } = shown
  // Its controls do nothing before the page has started, and are a tenth of the HTML of every raid.
  const hydrated = useHydrated()
  return (
    <article className={styles.card} aria-labelledby={anchor} data-type={build.teraType}>
      <header>
        <CreatureImage species={build.species} name={name} key={build.species} />
        <h5 id={anchor}>{name}</h5>
        <TypeBadge type={build.teraType}>{`Tera ${build.teraType}`}</TypeBadge>
        <p>{about}</p>
      </header>
      <Chances chances={chances} />
      <p>{figures}</p>
      <ol aria-label="Plan">
        <Each items={steps}>{(step) => <li>{step}</li>}</Each>
      </ol>
      <Training build={build} threats={threats} />
      <ul aria-label="Moves">
        <Each items={build.moves}>
          {(move, place) => (
            <li>
              {`${move} `}
              <small>{build.learned[place]}</small>
            </li>
          )}
        </Each>
      </ul>
      {hydrated && (
        <footer>
          <CopyBuild build={build} name={name} />
          <OwnCreature species={build.species} name={name} />
        </footer>
      )}
    </article>
  )
}

/** What a build holds, how it is raised, and what to beware of. */
function Training({ build, threats }: Pick<ShownBuild, 'build' | 'threats'>) {
  const rows = [
    ['Item', build.item ?? 'none'],
    ['Ability', build.ability],
    ['Nature', build.nature],
    ['Effort values', effortText(build)],
    ['Threats', threats ?? 'none'],
  ]
  return (
    <dl>
      <Each items={rows}>
        {([what, value]) => (
          <>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </>
        )}
      </Each>
    </dl>
  )
}
