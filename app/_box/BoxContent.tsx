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
import { WhoWins } from './WhoWins'

interface Props {
  raid: Pick<RaidView, 'id' | 'teraType' | 'event'> | undefined
}

export function BoxContent({ raid }: Props) {
  const entries = useBox(({ box }) => box.entries)
  const { box: words } = useSentences()
  const isRead = useBox((state) => state.isRead)
  const levels = useStored(storedLevels)
  const { id, teraType } = raid ?? {}
  // A new object would run the shown battle again.
  const against = useMemo(() => (id && teraType ? { ...id, teraType } : undefined), [id, teraType])
  const bestKey = against && foughtRaidKey({ ...against, setId: raid?.event?.setId, levels })
  const isEmpty = entries.length === 0
  const field = useFocusOnceEmpty<HTMLTextAreaElement>(isEmpty)
  if (!isRead) return null
  return (
    <div className={styles.content}>
      {raid && !against && <p>{words.chooseTeraType}</p>}
      {!isEmpty && <LevelsSwitch />}
      {!isEmpty && <WhoWins key={bestKey} raid={against} bestKey={bestKey} entries={entries} />}
      <AddPokemon raid={raid} isFirst={isEmpty} field={field} />
      <StorageStatus />
      {!isEmpty && <BoxTools />}
    </div>
  )
}

/** Returns a ref for the element that gets the focus when the focused element disappears with the last Pokémon. */
function useFocusOnceEmpty<T extends HTMLElement>(isEmpty: boolean): RefObject<T | null> {
  const target = useRef<T>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) target.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return target
}

function StorageStatus() {
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

function BoxTools() {
  const { box: words } = useSentences()
  const { plans } = useLabels()
  const box = useBox((state) => state.box)
  const { outcome, copy, forget } = useCopy()
  const [isAsking, setIsAsking] = useState(false)
  const clear = useRef<HTMLButtonElement>(null)
  const reallyClear = box.field ? words.reallyClearWithField : words.reallyClear
  const keep = () => {
    setIsAsking(false)
    clear.current?.focus()
  }
  return (
    <div className={styles.tools}>
      <PlainButton onClick={() => copy(boxText(box))}>{words.copy}</PlainButton>
      <PlainButton onClick={() => download(FILE_NAME, 'text/plain', boxText(box))}>{words.save}</PlainButton>
      <PlainButton ref={clear} onClick={() => setIsAsking(true)}>
        {words.clear}
      </PlainButton>
      {isAsking && (
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

function LevelsSwitch() {
  const { box } = useSentences()
  const levels = useStored(storedLevels)
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={levels === 'of sets'}
        onChange={({ target }) => storedLevels.set(target.checked ? 'of sets' : 'perfect')}
      />
      {box.atLevelsOfSets}
    </label>
  )
}
