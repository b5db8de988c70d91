import { useMemo } from 'react'
import { NOT_KEPT } from '@/app/_kept/not-kept'
import { rosterTier } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { AddPokemon } from './AddPokemon'
import styles from './BoxContent.module.css'
import { BoxTools } from './BoxTools'
import { useBox } from './box-store'
import { WhoWins } from './WhoWins'

interface Props {
  raid: Pick<RaidView, 'tier' | 'region' | 'name' | 'teraType'> | undefined
}

/** A box: how its Pokémon fare, adding to it, and taking it elsewhere. */
export function BoxContent({ raid }: Props) {
  const { box, isRead, isLost } = useBox()
  const { tier, region, name = '', teraType } = raid ?? {}
  // The same object while the raid is: a battle that is told would be fought again for another.
  const against = useMemo(
    () => (region && teraType ? { tier: rosterTier(tier), region, boss: name, teraType } : undefined),
    [tier, region, name, teraType],
  )
  if (!isRead) return null
  const isEmpty = box.entries.length === 0
  return (
    <div className={styles.content}>
      {raid && !against && <p>Choose a Tera type to see which of yours win.</p>}
      {!isEmpty && (
        <WhoWins key={against && Object.values(against).join('/')} raid={against} entries={box.entries} />
      )}
      <AddPokemon isFirst={isEmpty} unread={box.unread} />
      <p role="status">{isLost && `${NOT_KEPT} Copy your box to keep it.`}</p>
      {(!isEmpty || box.unread.length > 0) && <BoxTools box={box} />}
    </div>
  )
}
