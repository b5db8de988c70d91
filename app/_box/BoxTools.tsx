import { useRef, useState } from 'react'
import { download } from '@/app/_kept/download'
import { CopyByHand } from '@/app/_ui/CopyByHand'
import { PlainButton } from '@/app/_ui/PlainButton'
import { useCopy } from '@/app/_ui/use-copy'
import { boxText, EMPTY_BOX } from '@/lib/box/box'
import styles from './BoxTools.module.css'
import { changeBox, useBox } from './box-store'

const FILE_NAME = 'tera-raid-info-box.txt'

/** Takes a box elsewhere, and clears it. */
export function BoxTools() {
  const box = useBox((state) => state.box)
  const { outcome, copy, forget } = useCopy()
  const [asks, setAsks] = useState(false)
  const clear = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setAsks(false)
    clear.current?.focus()
  }
  return (
    <div className={styles.tools}>
      <PlainButton onClick={() => copy(boxText(box))}>Copy box</PlainButton>
      <PlainButton onClick={() => download(FILE_NAME, 'text/plain', boxText(box))}>Save as file</PlainButton>
      <PlainButton ref={clear} onClick={() => setAsks(true)}>
        Clear box
      </PlainButton>
      {asks && (
        <fieldset className={styles.question}>
          <legend>
            {`Remove all ${box.entries.length} Pokémon of your box${box.field && ' and the text in the field'} from this device?`}
          </legend>
          <PlainButton onClick={() => changeBox(() => EMPTY_BOX)}>Remove all</PlainButton>
          <PlainButton autoFocus onClick={keep}>
            Keep
          </PlainButton>
        </fieldset>
      )}
      <p role="status">{outcome === 'copied' && 'Copied for Pokémon Showdown'}</p>
      {outcome === 'refused' && (
        <CopyByHand label="Couldn't copy. Copy this text:" text={boxText(box)} onClose={forget} />
      )}
    </div>
  )
}
