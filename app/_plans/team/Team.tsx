import { CopySets } from '@/app/_plans/CopySets'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TeraToTrain } from '@/app/_ui/TeraToTrain'
import { useOpened } from '@/app/_ui/use-opened'
import { creatureImage } from '@/lib/bring/creature-image'
import type { ShownSlot, ShownTeam } from '@/lib/bring/team/shown-team'
import styles from './Team.module.css'

/** A team: what it is for, its chance, and its four slots in their order. */
export function Team({ team }: { team: ShownTeam }) {
  return (
    <div>
      <div className={styles.head}>
        <h4>{team.title}</h4>
        <p>{team.glance}</p>
        <CopyTeam team={team} />
      </div>
      <Slots team={team} />
    </div>
  )
}

/** The same below a summary that says what it is for. */
export function TeamSlots({ team }: { team: ShownTeam }) {
  return (
    <>
      <CopyTeam team={team} />
      <Slots team={team} />
    </>
  )
}

function CopyTeam({ team: { title, sets } }: { team: ShownTeam }) {
  const { plans } = useLabels()
  return <CopySets text={sets} label={plans.copyTeam} title={plans.copyTeamOf(title)} />
}

function Slots({ team: { title, slots } }: { team: ShownTeam }) {
  return (
    <ol className={styles.slots} aria-label={title}>
      <Each items={slots}>{(slot) => <Slot slot={slot} />}</Each>
    </ol>
  )
}

/** A raider of a team: who it is and what it does first; opened, how it is trained and what it does then. */
function Slot({ slot: { species, name, teraType, anyTera, about, first, ...more } }: { slot: ShownSlot }) {
  const { isOpen, attributes } = useOpened()
  return (
    <li>
      <details {...attributes} className={styles.slot} data-type={teraType}>
        <summary>
          <SmallPicture file={creatureImage(species)} name={name} key={species} />
          <h5>{name}</h5>
          <TeraToTrain teraType={teraType} anyTera={anyTera} />
          <small>{about}</small>
          {/* One element for its lines, of which a raid has few to spare. */}
          <small>{first.join('\n')}</small>
        </summary>
        {isOpen && <Then {...more} />}
      </details>
    </li>
  )
}

function Then({ training, moves, steps }: Pick<ShownSlot, 'training' | 'moves' | 'steps'>) {
  const { plans } = useLabels()
  return (
    <div>
      <p>{training}</p>
      <p>{moves}</p>
      <ol aria-label={plans.plan}>
        <Each items={steps}>{(step) => <li>{step}</li>}</Each>
      </ol>
    </div>
  )
}
