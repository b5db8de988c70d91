import { CopySets } from '@/app/_plans/CopySets'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TeraToTrain } from '@/app/_ui/TypeBadge'
import type { ShownSlot, ShownTeam } from '@/lib/bring/team/shown-team'
import { creatureImage } from '@/lib/links/file-names'
import styles from './Team.module.css'

interface Props {
  team: ShownTeam
  /** Name of the radio buttons that mark a slot as the visitor's. Without a name, there are no buttons. */
  slotOf?: string
}

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
      <KeyedByIndex items={slots}>
        {(slot, index) => <Slot slot={slot} slotOf={slotOf} index={index} />}
      </KeyedByIndex>
    </ol>
  )
}

interface SlotProps extends Pick<Props, 'slotOf'> {
  slot: ShownSlot
  index: number
}

function Slot({
  slot: { species, name, teraType, anyTera, about, first, ...more },
  slotOf,
  index,
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
            <input type="radio" name={slotOf} value={index} aria-label={plans.mySlotOf(name)} />
            {plans.mySlot}
          </label>
        )}
        <small>{about}</small>
      </div>
      <ol className={styles.turns}>
        <KeyedByIndex items={first}>{(turn) => <li>{turn}</li>}</KeyedByIndex>
      </ol>
      <details>
        <summary>{plans.slotMore}</summary>
        <MoreOnSlot {...more} />
      </details>
    </li>
  )
}

function MoreOnSlot({ training, moves, steps }: Pick<ShownSlot, 'training' | 'moves' | 'steps'>) {
  return <KeyedByIndex items={[training, moves, ...steps]}>{(line) => <p>{line}</p>}</KeyedByIndex>
}
