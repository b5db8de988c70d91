import { useState } from 'react'
import { Section } from '@/app/_ui/Section'
import { WhenLoaded } from '@/app/_ui/WhenLoaded'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { boxPart } from './box-part'
import styles from './YourBox.module.css'

interface Props {
  /** `undefined` where none is chosen. */
  raid?: Pick<RaidView, 'tier' | 'region' | 'name' | 'teraType'> | undefined
}

const ON_INTENT = { onPointerEnter: boxPart.load, onFocus: boxPart.load }

/** The visitor's own Pokémon, and which of them win the raid. Most of it loads when it is opened. */
export function YourBox({ raid }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="needs-script">
      <Section title="Your box" note="kept on this device">
        <details className={styles.box} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary {...ON_INTENT}>{raid ? 'Which of yours wins this raid?' : 'Paste your Pokémon'}</summary>
          {open && <WhenLoaded part={boxPart}>{({ BoxContent }) => <BoxContent raid={raid} />}</WhenLoaded>}
        </details>
      </Section>
    </div>
  )
}
