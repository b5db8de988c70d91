import { useMemo } from 'react'
import { NOT_KEPT } from '@/app/_kept/not-kept'
import { rosterTier } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { AddPokemon } from './add/AddPokemon'
import styles from './BoxContent.module.css'
import { BoxTools } from './BoxTools'
import { useBox } from './box-store'
import { useFocusOnceEmpty } from './use-focus-once-empty'
import { WhoWins } from './WhoWins'

interface Props {
  raid: Pick<RaidView, 'tier' | 'region' | 'name' | 'teraType'> | undefined
}

/** A box: how its Pokémon fare, adding to it, and taking it elsewhere. */
export function BoxContent({ raid }: Props) {
  const entries = useBox(({ box }) => box.entries)
  const isRead = useBox((state) => state.isRead)
  const { tier, region, name = '', teraType } = raid ?? {}
  // The same object while the raid is: a battle that is told would be fought again for another.
  const against = useMemo(
    () => (region && teraType ? { tier: rosterTier(tier), region, boss: name, teraType } : undefined),
    [tier, region, name, teraType],
  )
  const isEmpty = entries.length === 0
  const field = useFocusOnceEmpty<HTMLTextAreaElement>(isEmpty)
  if (!isRead) return null
  return (
    <div className={styles.content}>
      {raid && !against && <p>Choose a Tera type to see which of yours win.</p>}
      {!isEmpty && (
        <WhoWins key={against && Object.values(against).join('/')} raid={against} entries={entries} />
      )}
      <AddPokemon isFirst={isEmpty} field={field} />
      <Keeping />
      {!isEmpty && <BoxTools />}
    </div>
  )
}

const TROUBLES = {
  refused: `${NOT_KEPT} Copy your box to keep it.`,
  silent:
    'Storage on this device does not answer: your saved box may be missing here, and changes hold for this page only. Reload to try again.',
} as const

/** How it goes with keeping the box on the device, where there is something to say. */
function Keeping() {
  const trouble = useBox((state) => state.trouble)
  const elsewhere = useBox((state) => state.elsewhere)
  return (
    <>
      <p role="status">{trouble && TROUBLES[trouble]}</p>
      <p role="status">{elsewhere}</p>
    </>
  )
}
