import type { Failure } from '@/lib/creature/failure'
import { PlainButton } from './PlainButton'
import styles from './ServiceNotice.module.css'

interface Props {
  failure: Failure['kind']
  onRetry: () => void
}

const WHAT_IT_DOES = {
  'time-out': 'is too slow',
  network: 'cannot be reached',
  status: 'answers with an error',
  refused: 'answers with an error',
  invalid: 'answers wrongly',
} as const satisfies Record<Failure['kind'], string>

/** Says, without covering the raid, that what shows came with the site, and why not from the creature service. */
export function ServiceNotice({ failure, onRetry }: Props) {
  return (
    <div className={styles.notice} role="status">
      <p>{`The creature service ${WHAT_IT_DOES[failure]}: showing data that came with this site.`}</p>
      <PlainButton onClick={onRetry}>Try again</PlainButton>
    </div>
  )
}
