import { useBeaten } from '@/app/_kept/use-beaten'
import type { IndexedRaid } from '@/data/shipped/raid-index'
import { BEATEN, byProgress } from '@/lib/finder/by-progress'

interface Props {
  /** All raids. */
  raids: readonly IndexedRaid[]
}

/** How many of all raids the visitor has beaten; nothing before the first. */
export function BeatenShare({ raids }: Props) {
  const { beaten } = useBeaten()
  const count = byProgress(raids, BEATEN, beaten).length
  if (count === 0) return null
  return <p>{`${count} of ${raids.length} beaten`}</p>
}
