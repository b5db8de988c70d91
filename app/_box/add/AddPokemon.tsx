import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react'
import { changeBox, useBox } from '@/app/_box/box-store'
import { PlainButton } from '@/app/_ui/PlainButton'
import { isTooMuch } from '@/lib/box/box'
import styles from './AddPokemon.module.css'
import { Faults } from './Faults'
import { useAdding } from './use-adding'

interface Props {
  /** Whether the box has none yet. */
  isFirst: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/** Takes Pokémon as text: pasted, dropped, or from files. What cannot be read stays in the field. */
export function AddPokemon({ isFirst, field }: Props) {
  const text = useBox(({ box }) => box.field)
  const { told, addField, addFiles, refuse } = useAdding()
  // Who types a first set is not corrected letter by letter.
  const [isBegun, setIsBegun] = useState(text === '')

  function type(typed: string) {
    if (text === '') setIsBegun(true)
    changeBox((box) => ({ ...box, field: typed }))
  }

  function add(adds: () => void) {
    setIsBegun(false)
    adds()
  }

  function take(event: ClipboardEvent | DragEvent, { files, text: taken }: Taken) {
    // Text goes into the field by itself, but so much of it would freeze the page.
    if (files.length === 0 && !isTooMuch(taken)) return
    event.preventDefault()
    if (files.length > 0) add(() => addFiles(files))
    else refuse()
  }

  return (
    <div className={styles.add}>
      <label className={styles.field}>
        {isFirst
          ? 'Paste your box or a team, as text of Pokémon Showdown'
          : 'Add more Pokémon, as text of Pokémon Showdown'}
        <textarea
          ref={field}
          value={text}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder={EXAMPLE}
          onChange={(event) => type(event.target.value)}
          onPaste={(event) => take(event, takenFrom(event.clipboardData))}
          onDrop={(event) => take(event, takenFrom(event.dataTransfer))}
        />
      </label>
      <p className={styles.buttons}>
        <PlainButton onClick={() => add(addField)}>Add to box</PlainButton>
        <label className={styles.file}>
          Open a file
          <input
            className="visually-hidden"
            type="file"
            multiple
            accept=".txt,text/plain"
            onChange={({ target }) => {
              add(() => addFiles([...(target.files ?? [])]))
              target.value = ''
            }}
          />
        </label>
      </p>
      <p role="status">{told}</p>
      {!isBegun && <Faults text={text} />}
      <p className={styles.note}>
        PKHeX, PokePaste and teambuilders give this text. It stays on this device.
      </p>
    </div>
  )
}

interface Taken {
  readonly files: readonly File[]
  readonly text: string
}

// What is pasted or dropped is gone once its event is.
function takenFrom(transfer: DataTransfer): Taken {
  return { files: [...transfer.files], text: transfer.getData('text/plain') }
}

const EXAMPLE = `Iron Hands @ Shell Bell
Ability: Quark Drive
Tera Type: Fighting
EVs: 252 HP / 252 Atk
Adamant Nature
- Drain Punch`
