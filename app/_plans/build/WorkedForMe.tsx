import { useState } from 'react'
import { useIsLost, useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { MARKS, type Verdict, withVerdict } from '@/lib/storage/marks'
import styles from './WorkedForMe.module.css'
import { keyOf } from './WorkedMark'

interface Props {
  raid: Pick<RaidView, 'id' | 'teraType' | 'event'>
  build: ShownBuild
}

const VERDICTS: readonly Verdict[] = ['worked', 'failed']

/** Whether a build worked for the visitor in this raid, kept on the device. For a page that has started. */
export function WorkedForMe({ raid, build }: Props) {
  const { parts, plans } = useLabels()
  const worked = useStored(MARKS.worked)
  const isLost = useIsLost(MARKS.worked)
  // Of several builds only that of which something was said or taken back tells that it was lost.
  const [hasSaid, setHasSaid] = useState(false)
  const key = keyOf(raid, build)
  return (
    <div className={styles.worked}>
      {VERDICTS.map((verdict) => (
        <PlainButton
          key={verdict}
          aria-pressed={worked.get(key) === verdict}
          aria-label={plans.say[verdict].of(build.name)}
          onClick={() => {
            MARKS.worked.update((before) => withVerdict(before, key, verdict))
            setHasSaid(true)
          }}
        >
          {plans.say[verdict].label}
        </PlainButton>
      ))}
      {isLost && hasSaid && <p role="alert">{parts.notKept}</p>}
    </div>
  )
}
