import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { Section } from '@/app/_ui/Section'
import { creatureImage } from '@/lib/bring/creature-image'
import { type Chance, chanceOf } from '@/lib/bring/figures'
import type { ShownBuild, ToBring } from '@/lib/bring/to-bring'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import { groupFallsBehind, isLikely } from '@/lib/plans/standing'
import styles from './BestToBring.module.css'
import { whyNotLoaded } from './LoadFailure'
import type { Advice } from './use-advice'

interface Props {
  advice: Pick<Advice, 'toBring' | 'failed'>
}

const BEST_SUPPORTS = 1

/** The three best attackers and the best support at a glance, each a link to its build. Nothing for an empty list. */
export function BestToBring({ advice: { toBring, failed } }: Props) {
  const labels = useLabels()
  const best = toBring ? bestOf(toBring) : []
  if (toBring && best.length === 0) return null
  return (
    <div className={styles.best}>
      <Section id="best-to-bring">
        {failed && !toBring ? (
          <p>{whyNotLoaded(labels)}</p>
        ) : (
          <ul>
            {best.map(({ anchor, species, teraType, name, move, chances }) => (
              <li key={anchor} data-type={teraType}>
                <a href={`#${anchor}`}>
                  <SmallPicture file={creatureImage(species)} name={name} key={species} />
                  <strong>{name}</strong>
                  <small>{move}</small>
                  <small>{labels.plans.chancesAtAGlance(tellingChances(chances))}</small>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function bestOf({ attackers, supports }: ToBring): readonly ShownBuild[] {
  return [...attackers.builds.slice(0, BEST_ATTACKERS), ...supports.builds.slice(0, BEST_SUPPORTS)]
}

/**
 * The chance of an attacker alone, or of four of it where those do better and it mostly loses, and both where four fall behind;
 * that of a support is with it.
 */
function tellingChances(chances: readonly Chance[]): readonly Chance[] {
  const [alone, group] = [chanceOf('alone', chances) / 100, chanceOf('four', chances) / 100]
  if (groupFallsBehind({ alone, group })) return chances
  const told = chances.filter(([, party]) => party !== 'without support')
  const likely = told.find(([percent]) => isLikely(percent / 100))
  return [likely ?? told.toSorted(([one], [other]) => other - one)[0] ?? [0, 'alone']]
}
