import { FoldedSection } from '@/app/_ui/FoldedSection'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import type { RaidView } from '@/lib/raid-view/raid-view'

/** The part of the program that reads, keeps and shows a box. Few visitors have one. */
const boxPart = lazyPart('Your box', () => import('./BoxContent'))

interface Props {
  /** `undefined` where none is chosen. */
  raid?: Pick<RaidView, 'id' | 'teraType' | 'event'> | undefined
}

/** The visitor's own Pokémon, and which of them win the raid. Nearly all of it loads when it is opened. */
export function YourBox({ raid }: Props) {
  const { box } = useLabels().raid
  return (
    <FoldedSection id="your-box" about={raid ? box.ofRaid : box.alone} part={boxPart}>
      {({ BoxContent }) => <BoxContent raid={raid} />}
    </FoldedSection>
  )
}
