import { useState } from 'react'
import { finderPart } from '@/app/_finder/finder-part'
import { IconButton, PlainButton } from '@/app/_ui/Buttons'
import { Dialog } from '@/app/_ui/Dialog'
import { useLabels } from '@/app/_ui/language/language'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { pathOf } from '@/lib/links/deep-link'
import type { Selection } from '@/lib/raid/selection'

interface Props {
  selection: Selection
}

/**
 * Opens the search for a boss over the page. The first load has the dialog but not its content, so that a visitor can close it
 * while it loads or if it fails.
 */
export function FindBoss({ selection }: Props) {
  const { parts, screen } = useLabels()
  const path = pathOf(selection)
  const [openedAt, setOpenedAt] = useState<string>()
  const close = () => setOpenedAt(undefined)
  if (openedAt && openedAt !== path) close()
  return (
    <>
      <IconButton icon="find" aria-haspopup="dialog" onClick={() => setOpenedAt(path)}>
        {screen.findBoss}
      </IconButton>
      {openedAt && (
        <Dialog label={screen.findBoss} onClose={close}>
          <WhenLoaded part={finderPart}>
            {({ BossSearch }) => <BossSearch selection={selection} onChosen={close} />}
          </WhenLoaded>
          <PlainButton onClick={close}>{parts.close}</PlainButton>
        </Dialog>
      )}
    </>
  )
}
