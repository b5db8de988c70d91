import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import { addText } from '@/app/_kept/box/add-to-box'
import { changeBox, currentBox, useBox } from '@/app/_kept/box/box-store'
import { PlainButton } from '@/app/_ui/Buttons'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useSentences } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import { type Box, isTooMuch, MAX_ENTRIES } from '@/lib/box/box'
import { pastedSets } from '@/lib/box/pasted-sets'
import { readSets } from '@/lib/box/read-sets'
import { setsOfJson } from '@/lib/box/sets-of-json'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AddPokemon.module.css'
import { fileHandlers, OpenFiles } from './OpenFiles'
import { ScrollArea } from './ScrollArea'
import { textOfFiles } from './text-of-files'

/** Loaded on demand, since it knows what each Pokémon can have. */
const choosePart = lazyPart('Choosing a Pokémon', () => import('./choose/ChoosePokemon'))

interface Props {
  raid: Pick<RaidView, 'id' | 'teraType'> | undefined
  isFirst: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * Adds Pokémon from text (pasted, dropped or from files), or a Pokémon that the visitor chooses. Text that can't be read
 * stays in the field.
 */
export function AddPokemon({ raid, isFirst, field }: Props) {
  const { adding, choosing } = useSentences()
  const text = useBox(({ box }) => box.field)
  const { message, addField, addFiles, addSet, refuse } = useAdding()
  // Faults are shown only after the first set has been added, not while it is typed.
  const [isBegun, setIsBegun] = useState(text === '')
  const [isChoosing, setIsChoosing] = useState(false)

  function type(newText: string) {
    if (text === '') setIsBegun(true)
    changeBox((box) => ({ ...box, field: newText }))
  }

  function add(adds: () => void) {
    setIsBegun(false)
    adds()
  }

  return (
    <div className={styles.add}>
      <label className={styles.field}>
        {isFirst ? adding.first : adding.more}
        <textarea
          ref={field}
          value={text}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder={adding.example(EXAMPLE)}
          onChange={(event) => type(event.target.value)}
          {...fileHandlers((files) => add(() => addFiles(files)), refuse)}
        />
      </label>
      <p className={styles.buttons}>
        <PlainButton onClick={() => add(addField)}>{adding.add}</PlainButton>
        <OpenFiles onOpen={(files) => add(() => addFiles(files))} />
        <PlainButton aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {choosing.open}
        </PlainButton>
      </p>
      {isChoosing && (
        <WhenLoaded part={choosePart}>
          {({ ChoosePokemon }) => <ChoosePokemon raid={raid} onAdd={addSet} />}
        </WhenLoaded>
      )}
      <p role="status">{message}</p>
      {!isBegun && <Faults text={text} />}
      <p className={styles.note}>{adding.sources}</p>
    </div>
  )
}

const EXAMPLE = `Iron Hands @ Shell Bell
Ability: Quark Drive
Tera Type: Fighting
Adamant Nature
- Drain Punch`

export function Faults({ text }: { text: string }) {
  const { adding } = useSentences()
  const deferred = useDeferredValue(text)
  const { faults, moreFaults } = useMemo(() => faultsOf(deferred), [deferred])
  if (faults.length === 0) return null
  return (
    <ScrollArea label={adding.faults}>
      <ul>
        <KeyedByIndex items={faults}>{(fault) => <li>{adding.fault(fault)}</li>}</KeyedByIndex>
        {moreFaults > 0 && <li>{adding.moreFaults(moreFaults)}</li>}
      </ul>
    </ScrollArea>
  )
}

const NO_FAULTS = { faults: [], moreFaults: 0 } as const

function faultsOf(text: string) {
  return isTooMuch(text) || setsOfJson(text) !== undefined ? NO_FAULTS : readSets(text)
}

function useAdding() {
  const [message, setMessage] = useState('')
  const { adding } = useSentences()
  const isReading = useRef(false)

  /** @param box the current box, or the current box without the text in its field */
  function addTo(box: Box, text: string, substitutes = 0): string {
    const addition = addText(box, text)
    if (addition === 'too much') return adding.tooMuch
    if (addition === 'nothing') return adding.nothing
    return adding.added(addition, MAX_ENTRIES, substitutes)
  }

  return {
    message,
    async addField() {
      if (isReading.current) return
      isReading.current = true
      const { field } = currentBox().box
      const { text, substitutes } = await pastedSets(field)
      isReading.current = false
      const { box } = currentBox()
      if (box.field === field) setMessage(addTo({ ...box, field: '' }, text, substitutes))
      else setMessage(adding.changedMeanwhile)
    },
    async addFiles(files: readonly File[]) {
      const { text, substitutes, refused } = await textOfFiles(files)
      const outcome = text === undefined ? undefined : addTo(currentBox().box, text, substitutes)
      setMessage(adding.files(outcome, refused))
    },
    addSet: (set: string) => setMessage(addTo(currentBox().box, set)),
    refuse: () => setMessage(adding.tooMuch),
  }
}
