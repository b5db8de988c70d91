import { useStored } from '@/app/_kept/use-stored'
import { useLabels } from '@/app/_ui/language/language'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { MARKS, workedKey } from '@/lib/storage/marks'
import styles from './WorkedMark.module.css'

interface Props {
  raid: Pick<RaidView, 'id' | 'teraType' | 'event'>
  build: ShownBuild
}

export function WorkedMark({ raid, build }: Props) {
  const { plans } = useLabels()
  const worked = useStored(MARKS.worked)
  const verdict = worked.get(workedKeyOf(raid, build))
  return verdict && <strong className={styles.mark}>{plans.said[verdict]}</strong>
}

export function workedKeyOf({ id, teraType, event }: Props['raid'], build: ShownBuild): string {
  return workedKey({ ...id, teraType, setId: event?.setId }, build)
}
