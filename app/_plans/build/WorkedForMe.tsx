import { useWorked } from '@/app/_kept/use-worked'
import { usePath } from '@/app/_navigation/address-bar'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { type Verdict, workedKey } from '@/lib/kept/worked'
import { parsePath } from '@/lib/links/deep-link'
import { NOTHING_CHOSEN, raidIdOf } from '@/lib/raid/selection'
import styles from './WorkedForMe.module.css'

interface Props {
  build: ShownBuild
}

const VERDICTS: readonly Verdict[] = ['worked', 'failed']

/** Whether a build worked for the visitor in this raid, kept on the device. For a page that has started. */
export function WorkedForMe({ build }: Props) {
  const { parts, plans } = useLabels()
  const { worked, isLost, say } = useWorked()
  const key = useWorkedKey(build)
  if (!key) return null
  return (
    <div className={styles.worked}>
      {VERDICTS.map((verdict) => (
        <PlainButton
          key={verdict}
          aria-pressed={worked.get(key) === verdict}
          aria-label={plans.say[verdict].of(build.name)}
          onClick={() => say(key, verdict)}
        >
          {plans.say[verdict].label}
        </PlainButton>
      ))}
      {isLost && worked.has(key) && <p role="alert">{parts.notKept}</p>}
    </div>
  )
}

/** What the visitor has said of a build in this raid; nothing before, and in the HTML. */
export function WorkedMark({ build }: Props) {
  const { plans } = useLabels()
  const { worked } = useWorked()
  const key = useWorkedKey(build)
  const verdict = key && worked.get(key)
  return verdict && <strong className={styles.mark}>{plans.said[verdict]}</strong>
}

/** The key of a build in the raid that the address names. */
function useWorkedKey(build: ShownBuild): string | undefined {
  const selection = parsePath(usePath('/')) ?? NOTHING_CHOSEN
  const raid = raidIdOf(selection)
  return raid && workedKey({ ...raid, teraType: selection.teraType }, build)
}
