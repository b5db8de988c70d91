import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { changeBox, useBox } from '@/app/_kept/box/box-store'
import { download } from '@/app/_kept/download'
import { useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { boxText, EMPTY_BOX } from '@/lib/box/box'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { foughtRaidKey } from '@/lib/storage/best-of-box'
import { storedLevels } from '@/lib/storage/choices'
import { AddPokemon } from './AddPokemon'
import styles from './BoxContent.module.css'
import { LevelsSwitch } from './levels/LevelsSwitch'
import { WhoWins } from './WhoWins'

interface Props {
  raid: Pick<RaidView, 'id' | 'teraType' | 'event'> | undefined
}

/** A box: how its Pokémon fare, adding to it, and taking it elsewhere. */
export function BoxContent({ raid }: Props) {
  const entries = useBox(({ box }) => box.entries)
  const { box: words } = useSentences()
  const isRead = useBox((state) => state.isRead)
  const levels = useStored(storedLevels)
  const { id, teraType } = raid ?? {}
  // The same object for the same raid: for another, the battle that is shown would be fought again.
  const against = useMemo(() => (id && teraType ? { ...id, teraType } : undefined), [id, teraType])
  const keptAs = against && foughtRaidKey({ ...against, setId: raid?.event?.setId, levels })
  const isEmpty = entries.length === 0
  const field = useFocusOnceEmpty<HTMLTextAreaElement>(isEmpty)
  if (!isRead) return null
  return (
    <div className={styles.content}>
      {raid && !against && <p>{words.chooseTeraType}</p>}
      {!isEmpty && <LevelsSwitch />}
      {!isEmpty && <WhoWins key={keptAs} raid={against} keptAs={keptAs} entries={entries} />}
      <AddPokemon raid={raid} isFirst={isEmpty} field={field} />
      <Keeping />
      {!isEmpty && <BoxTools />}
    </div>
  )
}

/** Gives a ref for the element that gets the focus when an emptied box has taken away the one that had it. */
function useFocusOnceEmpty<Target extends HTMLElement>(isEmpty: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) target.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return target
}

/** Trouble with storing the box, and changes from other tabs. */
function Keeping() {
  const { box } = useSentences()
  const trouble = useBox((state) => state.trouble)
  const elsewhere = useBox((state) => state.elsewhere)
  const troubles = { refused: box.copyToKeep, silent: box.storageIsSilent }
  return (
    <>
      <p role="status">{trouble && troubles[trouble]}</p>
      <p role="status">{elsewhere && box.changedElsewhere(elsewhere)}</p>
    </>
  )
}

const FILE_NAME = 'tera-raid-info-box.txt'

/** Takes a box elsewhere, and clears it. */
function BoxTools() {
  const { box: words } = useSentences()
  const { plans } = useLabels()
  const box = useBox((state) => state.box)
  const { outcome, copy, forget } = useCopy()
  const [asks, setAsks] = useState(false)
  const clear = useRef<HTMLButtonElement>(null)
  const reallyClear = box.field ? words.reallyClearWithField : words.reallyClear
  const keep = () => {
    setAsks(false)
    clear.current?.focus()
  }
  return (
    <div className={styles.tools}>
      <PlainButton onClick={() => copy(boxText(box))}>{words.copy}</PlainButton>
      <PlainButton onClick={() => download(FILE_NAME, 'text/plain', boxText(box))}>{words.save}</PlainButton>
      <PlainButton ref={clear} onClick={() => setAsks(true)}>
        {words.clear}
      </PlainButton>
      {asks && (
        <fieldset className={styles.question}>
          <legend>{reallyClear(box.entries.length)}</legend>
          <PlainButton onClick={() => changeBox(() => EMPTY_BOX)}>{words.removeAll}</PlainButton>
          <PlainButton autoFocus onClick={keep}>
            {words.keep}
          </PlainButton>
        </fieldset>
      )}
      <p role="status">{outcome === 'copied' && plans.copied}</p>
      {outcome === 'refused' && <CopyByHand label={plans.copyByHand} text={boxText(box)} onClose={forget} />}
    </div>
  )
}
