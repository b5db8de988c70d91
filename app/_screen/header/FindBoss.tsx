import { type SyntheticEvent, useState } from 'react'
import { finderPart } from '@/app/_finder/finder-part'
import { IconButton, PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
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
  // That it was closed is told later, and by then it may be open again: in development React attaches each ref twice.
  const onClose = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (!dialog.open) close()
  }
  // Back leads to another page, where it is closed.
  if (openedAt && openedAt !== path) close()
  return (
    <>
      <IconButton icon="find" aria-haspopup="dialog" onClick={() => setOpenedAt(path)}>
        {screen.findBoss}
      </IconButton>
      {openedAt && (
        <dialog ref={openOver} closedby="any" aria-label={screen.findBoss} onClose={onClose}>
          <WhenLoaded part={finderPart}>
            {({ BossSearch }) => <BossSearch selection={selection} onChosen={close} />}
          </WhenLoaded>
          <PlainButton onClick={close}>{parts.close}</PlainButton>
        </dialog>
      )}
    </>
  )
}

// Opened before the tap ends: later, a phone would show no keyboard. Closed before it is removed: the browser then gives the
// focus back.
function openOver(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
