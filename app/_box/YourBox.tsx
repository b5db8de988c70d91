import { LazyDetails } from '@/app/_ui/details/LazyDetails'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { boxPart } from './box-part'

interface Props {
  /** `undefined` where none is chosen. */
  raid?: Pick<RaidView, 'tier' | 'region' | 'name' | 'teraType'> | undefined
}

/** The visitor's own Pokémon, and which of them win the raid. Nearly all of it loads when it is opened. */
export function YourBox({ raid }: Props) {
  return (
    <div className="needs-script">
      <Section title="Your box" note="kept on this device">
        <LazyDetails summary={raid ? 'Which of yours wins this raid?' : 'Paste your Pokémon'} part={boxPart}>
          {({ BoxContent }) => <BoxContent raid={raid} />}
        </LazyDetails>
      </Section>
    </div>
  )
}
