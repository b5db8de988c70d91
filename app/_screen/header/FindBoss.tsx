import { useState } from 'react'
import { finderPart } from '@/app/_finder/finder-part'
import { IconButton } from '@/app/_ui/IconButton'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { Selection } from '@/lib/raid/selection'

interface Props {
  selection: Selection
}

/** Opens the search for a boss by name, which is loaded on intent. */
export function FindBoss({ selection }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="find" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Find a boss
      </IconButton>
      {isOpen && (
        <WhenLoaded part={finderPart}>
          {({ BossDialog }) => <BossDialog selection={selection} onClose={() => setOpen(false)} />}
        </WhenLoaded>
      )}
    </>
  )
}
