import { CopySets } from '@/app/_plans/CopySets'
import { Each } from '@/app/_ui/Each'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TeraToTrain } from '@/app/_ui/TeraToTrain'
import type { ShownSlot, ShownTeam } from '@/lib/bring/team/shown-team'
import { creatureImage } from '@/lib/links/file-names'
import styles from './Team.module.css'

interface Props {
  team: ShownTeam
  /** The name of a group of radio buttons that mark a slot as the visitor's; without it there are none. */
  slotOf?: string
}

/** A team: what it is for, its win rate, and its four slots in their order. */
export function Team({ team, slotOf }: Props) {
  return (
    <div>
      <div className={styles.head}>
        <h4>{team.title}</h4>
        <p>{team.glance}</p>
        <CopyTeam team={team} />
      </div>
      <Slots team={team} slotOf={slotOf} />
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

function Slots({ team: { title, slots }, slotOf }: Props) {
  return (
    <ol className={styles.slots} aria-label={title}>
      <Each items={slots}>{(slot, place) => <Slot slot={slot} slotOf={slotOf} place={place} />}</Each>
    </ol>
  )
}

interface SlotProps extends Pick<Props, 'slotOf'> {
  slot: ShownSlot
  /** From 0. */
  place: number
}

/** A raider of a team: who it is and what it does turn by turn; below, how it is trained and what it does then. */
function Slot({
  slot: { species, name, teraType, anyTera, about, first, ...more },
  slotOf,
  place,
}: SlotProps) {
  const { plans } = useLabels()
  return (
    <li className={styles.slot} data-type={teraType}>
      <div className={styles.who}>
        <SmallPicture file={creatureImage(species)} name={name} key={species} />
        <h5>{name}</h5>
        <TeraToTrain teraType={teraType} anyTera={anyTera} />
        {slotOf !== undefined && (
          <label className={`${styles.mine} needs-script`}>
            <input type="radio" name={slotOf} value={place} aria-label={plans.mySlotOf(name)} />
            {plans.mySlot}
          </label>
        )}
        <small>{about}</small>
      </div>
      <ol className={styles.turns}>
        <Each items={first}>{(turn) => <li>{turn}</li>}</Each>
      </ol>
      <details>
        <summary>{plans.slotMore}</summary>
        <Then {...more} />
      </details>
    </li>
  )
}

function Then({ training, moves, steps }: Pick<ShownSlot, 'training' | 'moves' | 'steps'>) {
  return <Each items={[training, moves, ...steps]}>{(line) => <p>{line}</p>}</Each>
}
