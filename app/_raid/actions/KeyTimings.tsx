import { Each } from '@/app/_ui/Each'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AtAGlance.module.css'

interface Props {
  raid: Pick<RaidView, 'keyTimings'>
}

/** The timings to know before the raid begins. */
export function KeyTimings({ raid }: Props) {
  return (
    <Section title="Key timings">
      <ul className={styles.lines}>
        <Each items={raid.keyTimings}>{(line) => <li>{line}</li>}</Each>
      </ul>
    </Section>
  )
}
