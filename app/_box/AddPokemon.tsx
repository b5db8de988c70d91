import { type RefObject, useState } from 'react'
import { changeBox, useBox } from '@/app/_kept/box/box-store'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { WhenLoaded } from '@/app/_ui/loading/WhenLoaded'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AddPokemon.module.css'
import { Faults } from './Faults'
import { OpenFiles } from './OpenFiles'
import { takingFiles } from './taking-files'
import { useAdding } from './use-adding'

/** The part of the program that knows what each Pokémon can have. */
const choosePart = lazyPart('Choosing a Pokémon', () => import('./choose/ChoosePokemon'))

interface Props {
  /** Whose builds are offered to who chooses a Pokémon. */
  raid: Pick<RaidView, 'id' | 'teraType'> | undefined
  /** Whether the box has none yet. */
  isFirst: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/**
 * Takes Pokémon as text: pasted, dropped, or from files. What cannot be read stays in the field. Or one whose parts are chosen.
 */
export function AddPokemon({ raid, isFirst, field }: Props) {
  const { adding, choosing } = useSentences()
  const text = useBox(({ box }) => box.field)
  const { told, addField, addFiles, addSet, refuse } = useAdding()
  // A first set is not corrected letter by letter while it is typed.
  const [isBegun, setIsBegun] = useState(text === '')
  const [isChoosing, setIsChoosing] = useState(false)

  function type(typed: string) {
    if (text === '') setIsBegun(true)
    changeBox((box) => ({ ...box, field: typed }))
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
          {...takingFiles((files) => add(() => addFiles(files)), refuse)}
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
      <p role="status">{told}</p>
      {!isBegun && <Faults text={text} />}
      <p className={styles.note}>{adding.sources}</p>
    </div>
  )
}

// As Pokémon Showdown writes it in all languages.
const EXAMPLE = `Iron Hands @ Shell Bell
Ability: Quark Drive
Tera Type: Fighting
Adamant Nature
- Drain Punch`
