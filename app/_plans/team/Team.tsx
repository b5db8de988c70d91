import { CopySets } from '@/app/_plans/CopySets'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { useOpened } from '@/app/_ui/use-opened'
import { creatureImage } from '@/lib/bring/creature-image'
import type { ShownSlot, ShownTeam } from '@/lib/bring/team/shown-team'
import styles from './Team.module.css'

/** A team: its chance, and its four slots in their order. */
export function Team({ team: { title, glance, slots, sets } }: { team: ShownTeam }) {
  const { plans } = useLabels()
  return (
    <div>
      <div className={styles.head}>
        <h4>{title}</h4>
        <p>{glance}</p>
        <CopySets text={sets} label={plans.copyTeam} title={plans.copyTeamOf(title)} />
      </div>
      <ol className={styles.slots} aria-label={title}>
        <Each items={slots}>{(slot) => <Slot slot={slot} />}</Each>
      </ol>
    </div>
  )
}

/** A raider of a team: who it is and what it does first; on request how it is trained and what it does then. */
function Slot({ slot: { species, name, teraType, about, first, ...more } }: { slot: ShownSlot }) {
  const { plans, raid } = useLabels()
  const { isOpen, attributes } = useOpened()
  return (
    <li className={styles.slot} data-type={teraType}>
      <SmallPicture file={creatureImage(species)} name={name} key={species} />
      <h5>{name}</h5>
      <TypeBadge type={teraType}>{raid.tera(teraType)}</TypeBadge>
      <small>{about}</small>
      {/* One element for its lines: a page has eight slots. */}
      <p>{first.join('\n')}</p>
      <details {...attributes} className="needs-script">
        <summary>{plans.thenWhat}</summary>
        {isOpen && <Then {...more} />}
      </details>
    </li>
  )
}

function Then({ training, moves, steps }: Pick<ShownSlot, 'training' | 'moves' | 'steps'>) {
  const { plans } = useLabels()
  return (
    <>
      <p>{training}</p>
      <p>{moves}</p>
      <ol aria-label={plans.plan}>
        <Each items={steps}>{(step) => <li>{step}</li>}</Each>
      </ol>
    </>
  )
}
