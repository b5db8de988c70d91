import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { FoldedSection } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'

const boxPart = lazyPart('Your box', () => import('./BoxContent'))

interface Props {
  raid?: Pick<RaidView, 'id' | 'teraType' | 'event'> | undefined
}

export function YourBox({ raid }: Props) {
  const { box } = useLabels().raid
  return (
    <FoldedSection id="your-box" about={raid ? box.ofRaid : box.alone} part={boxPart}>
      {({ BoxContent }) => <BoxContent raid={raid} />}
    </FoldedSection>
  )
}
