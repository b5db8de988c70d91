import { useState } from 'react'
import { finderPart } from '@/app/_finder/finder-part'
import { IconButton, PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { OverPage } from '@/app/_ui/OverPage'
import { pathOf } from '@/lib/links/deep-link'
import type { Selection } from '@/lib/raid/selection'

interface Props {
  selection: Selection
}

/** Opens the search for a boss by name, which is loaded on intent, over the page. */
export function FindBoss({ selection }: Props) {
  const { parts, screen } = useLabels()
  const path = pathOf(selection)
  const [openedAt, setOpenedAt] = useState<string>()
  const close = () => setOpenedAt(undefined)
  // Back leads to another page, where it is closed.
  if (openedAt && openedAt !== path) close()
  return (
    <>
      <IconButton icon="find" aria-haspopup="dialog" onClick={() => setOpenedAt(path)}>
        {screen.findBoss}
      </IconButton>
      {openedAt && (
        <OverPage label={screen.findBoss} onClose={close}>
          <WhenLoaded part={finderPart}>
            {({ BossSearch }) => <BossSearch selection={selection} onChosen={close} />}
          </WhenLoaded>
          <PlainButton onClick={close}>{parts.close}</PlainButton>
        </OverPage>
      )}
    </>
  )
}
