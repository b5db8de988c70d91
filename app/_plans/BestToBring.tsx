import { CreatureImage } from '@/app/_plans/build/CreatureImage'
import { Section } from '@/app/_ui/Section'
import { anchorsOf } from '@/lib/bring/anchors'
import type { ShownBuild } from '@/lib/bring/shown-build'
import type { ToBring } from '@/lib/bring/what-to-bring'
import { BEST_ATTACKERS } from '@/lib/plans/raid-plans'
import styles from './BestToBring.module.css'
import type { Advice } from './use-advice'
import { whyNotLoaded } from './why-not-loaded'

interface Props {
  advice: Pick<Advice, 'toBring' | 'failed'>
}

const BEST_SUPPORTS = 1

/** The three best attackers and the best support at a glance, each a link to its build. Nothing where nobody is listed. */
export function BestToBring({ advice: { toBring, failed } }: Props) {
  const best = toBring ? bestOf(toBring) : []
  if (toBring && best.length === 0) return null
  return (
    <div className={styles.best}>
      <Section title="Best to bring">
        {failed && !toBring ? (
          <p>{whyNotLoaded()}</p>
        ) : (
          <ul>
            {best.map(([anchor, shown]) => (
              <li key={anchor} data-type={shown.build.teraType}>
                <a href={`#${anchor}`}>
                  <CreatureImage species={shown.build.species} name={shown.name} key={shown.build.species} />
                  <strong>{shown.name}</strong>
                  <small>{shown.move}</small>
                  <small>{chanceInWords(shown)}</small>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function bestOf(toBring: ToBring): (readonly [anchor: string, shown: ShownBuild])[] {
  const anchors = anchorsOf(toBring)
  const pair = (builds: readonly ShownBuild[], ids: readonly string[], most: number) =>
    builds.slice(0, most).map((shown, place) => [ids[place] ?? '', shown] as const)
  return [
    ...pair(toBring.attackers.builds, anchors.attackers, BEST_ATTACKERS),
    ...pair(toBring.supports.builds, anchors.supports, BEST_SUPPORTS),
  ]
}

/** Its first chance that is one: alone, else in a group. */
function chanceInWords({ chances }: ShownBuild): string {
  const [percent = 0, label = ''] = chances.find(([percent]) => percent > 0) ?? chances[0] ?? []
  return `${percent}% ${label}`
}
