import { type ChangeEvent, type DragEvent, useState } from 'react'
import { useOwned } from '@/app/_plans/use-owned'
import { PlainButton } from '@/app/_ui/PlainButton'
import { MOST_TEXT, withSets } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import styles from './AddPokemon.module.css'
import { changeBox } from './box-store'
import { Faults } from './Faults'

interface Props {
  /** Whether the box has none yet. */
  isFirst: boolean
  /** Sets that could not be read, to be corrected. */
  unread: readonly string[]
}

const NOTHING_READ = { told: '', faults: [] } as const

/** Takes Pokémon as text: pasted, dropped, or from a file. What cannot be read stays in the field. */
export function AddPokemon({ isFirst, unread }: Props) {
  const [text, setText] = useState(() => unread.join('\n\n'))
  const [outcome, setOutcome] = useState<Pick<Outcome, 'told' | 'faults'>>(NOTHING_READ)
  const { add: own } = useOwned()

  async function addFrom(given: string) {
    const { left, species, ...said } = await addSets(given)
    setText(left)
    setOutcome(said)
    if (species.size > 0) own(species)
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) await addFrom(await file.text())
    target.value = ''
  }

  async function drop(event: DragEvent) {
    const file = event.dataTransfer.files[0]
    // Dropped text goes into the field by itself.
    if (!file) return
    event.preventDefault()
    await addFrom(await file.text())
  }

  return (
    <div className={styles.add}>
      <label className={styles.field}>
        {isFirst
          ? 'Paste your box or a team, as text of Pokémon Showdown'
          : 'Add more Pokémon, as text of Pokémon Showdown'}
        <textarea
          value={text}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          placeholder={EXAMPLE}
          onChange={(event) => setText(event.target.value)}
          onDrop={drop}
        />
      </label>
      <p className={styles.buttons}>
        <PlainButton onClick={() => addFrom(text)}>Add to box</PlainButton>
        <label className={styles.file}>
          Open a file
          <input className="visually-hidden" type="file" accept=".txt,text/plain" onChange={open} />
        </label>
      </p>
      <p role="status">{outcome.told}</p>
      <Faults faults={outcome.faults} />
      <p className={styles.note}>
        PKHeX, PokePaste and teambuilders give this text. It stays on this device.
      </p>
    </div>
  )
}

const EXAMPLE = `Iron Hands @ Shell Bell
Ability: Quark Drive
Tera Type: Fighting
EVs: 252 HP / 252 Atk
Adamant Nature
- Drain Punch`

interface Outcome {
  readonly told: string
  readonly faults: ReturnType<typeof readSets>['faults']
  /** What is to be corrected. */
  readonly left: string
  /** The species that were added. */
  readonly species: ReadonlySet<string>
}

async function addSets(text: string): Promise<Outcome> {
  const nothing = { faults: [], left: text, species: new Set<string>() }
  if (text.length > MOST_TEXT) return { ...nothing, told: 'Too much text: paste one box at a time' }
  const read = readSets(text)
  if (read.entries.length + read.unread.length === 0) return { ...nothing, told: 'No Pokémon in this text' }
  const before = { count: 0 }
  const { entries, unread } = await changeBox((box) => {
    before.count = box.entries.length
    return withSets(box, read)
  })
  const added = entries.length - before.count
  return {
    told: inWords({ added, known: read.entries.length - added, unread: unread.length }),
    faults: read.faults,
    left: unread.join('\n\n'),
    species: new Set(read.entries.map(({ build }) => build.species)),
  }
}

function inWords({ added, known, unread }: { added: number; known: number; unread: number }): string {
  return [
    `Added ${added} Pokémon.`,
    known > 0 && `${known} already in your box.`,
    unread > 0 &&
      `${unread} could not be read and ${unread === 1 ? 'stays' : 'stay'} in the field: correct and add again.`,
  ]
    .filter(Boolean)
    .join(' ')
}
