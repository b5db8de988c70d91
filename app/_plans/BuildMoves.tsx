import { Each } from '@/app/_ui/Each'
import type { ListedBuild } from '@/lib/plans/raid-plans'
import styles from './BuildMoves.module.css'

interface Props {
  build: Pick<ListedBuild, 'moves' | 'learned'>
}

/** The moves of a build, each with how its Pokémon learns it. */
export function BuildMoves({ build: { moves, learned } }: Props) {
  return (
    <ul className={styles.moves} aria-label="Moves">
      <Each items={moves}>
        {(move, place) => (
          <li>
            {move} <small>{learned[place]}</small>
          </li>
        )}
      </Each>
    </ul>
  )
}
