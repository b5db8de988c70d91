import { type FormEvent, useId, useState } from 'react'
import { changeBox, keepKey } from '@/app/_kept/box/box-store'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useSentences } from '@/app/_ui/language/language'
import { SelectOptions } from '@/app/_ui/Select'
import { gameNames } from '@/data/shipped/game-names'
import { withChange } from '@/lib/box/box'
import { changedEntry } from '@/lib/box/changed-entry'
import { heldItems } from '@/lib/box/choosing/held-items'
import { shippedNames } from '@/lib/box/game-names'
import type { BoxEntry, BoxProblem } from '@/lib/box/read-sets'
import { TERA_TYPE_NAMES } from '@/lib/builds/tera-types'
import styles from './ChangeBuild.module.css'

interface Props {
  entry: BoxEntry
  action: string
  onChanged: (changed: BoxEntry) => void
}

const MOVE_SLOTS = [0, 1, 2, 3]

export function ChangeBuild({ entry, action, onChanged }: Props) {
  const { adding, box, names } = useSentences()
  const { build, isStellar } = entry
  const teraType = isStellar ? 'Stellar' : build.teraType
  const id = useId()
  const [problems, setProblems] = useState<readonly BoxProblem[]>([])

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const newEntry = changedEntry(build, {
      item: String(form.get('item') ?? ''),
      teraType: TERA_TYPE_NAMES.find((type) => type === form.get('teraType')) ?? teraType,
      moves: form.getAll('move').map(String),
    })
    if ('problems' in newEntry) return setProblems(newEntry.problems)
    setProblems([])
    keepKey(entry, newEntry)
    changeBox((box) => withChange(box, entry, newEntry))
    onChanged(newEntry)
  }

  return (
    <form className={styles.change} onSubmit={save} autoComplete="off">
      <label>
        {box.item}
        <input name="item" list={`${id}items`} defaultValue={build.item} />
      </label>
      <label>
        {box.teraType}
        <select name="teraType" defaultValue={teraType}>
          <SelectOptions values={teraTypesOf(build.species)} nameOf={names.type} />
        </select>
      </label>
      <KeyedByIndex items={MOVE_SLOTS}>
        {(slot) => (
          <label>
            {box.move(slot + 1)}
            <input name="move" list={`${id}moves`} defaultValue={build.moves[slot]} />
          </label>
        )}
      </KeyedByIndex>
      <Suggestions id={id} species={build.species} />
      <button type="submit" className={styles.save}>
        {action}
      </button>
      <p role="alert">{problems.length > 0 && adding.notSaved(problems)}</p>
    </form>
  )
}

function teraTypesOf(species: string): readonly string[] {
  const { teraType } = shippedNames.formTraits(species)
  return teraType ? [teraType] : TERA_TYPE_NAMES
}

function Suggestions({ id, species }: { id: string; species: string }) {
  const { names } = useSentences()
  return (
    <>
      <datalist id={`${id}items`}>
        <SelectOptions values={heldItems(species)} nameOf={names.item} />
      </datalist>
      <datalist id={`${id}moves`}>
        <SelectOptions values={gameNames.moves} nameOf={names.move} />
      </datalist>
    </>
  )
}
