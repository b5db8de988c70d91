import { type FormEvent, useId, useState } from 'react'
import { Each } from '@/app/_ui/Each'
import { Options } from '@/app/_ui/Options'
import { gameNames } from '@/data/shipped/game-names'
import { withChange } from '@/lib/box/box'
import { changedEntry } from '@/lib/box/changed-entry'
import type { BoxEntry } from '@/lib/box/read-sets'
import { TERA_TYPE_NAMES } from '@/lib/builds/tera-types'
import { changeBox } from './box-store'
import styles from './ChangeBuild.module.css'
import { keepKey } from './entry-keys'

interface Props {
  entry: BoxEntry
  /** What saving leads to: `Save and fight`. */
  action: string
  onChanged: (changed: BoxEntry) => void
}

const PLACES = [0, 1, 2, 3]

/** Changes item, Tera type and moves of a build. */
export function ChangeBuild({ entry, action, onChanged }: Props) {
  const { build, isStellar } = entry
  const teraType = isStellar ? 'Stellar' : build.teraType
  const id = useId()
  const [problems, setProblems] = useState<readonly string[]>([])

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const changed = changedEntry(build, {
      item: String(form.get('item') ?? ''),
      teraType: TERA_TYPE_NAMES.find((type) => type === form.get('teraType')) ?? teraType,
      moves: form.getAll('move').map(String),
    })
    if ('problems' in changed) return setProblems(changed.problems)
    setProblems([])
    keepKey(entry, changed)
    changeBox((box) => withChange(box, entry, changed))
    onChanged(changed)
  }

  return (
    <form className={styles.change} onSubmit={save} autoComplete="off">
      <label>
        Item
        <input name="item" list={`${id}items`} defaultValue={build.item} />
      </label>
      <label>
        Tera type
        <select name="teraType" defaultValue={teraType}>
          <Options labels={TERA_TYPE_NAMES} />
        </select>
      </label>
      <Each items={PLACES}>
        {(place) => (
          <label>
            {`Move ${place + 1}`}
            <input name="move" list={`${id}moves`} defaultValue={build.moves[place]} />
          </label>
        )}
      </Each>
      <datalist id={`${id}items`}>
        <Options labels={gameNames.items} />
      </datalist>
      <datalist id={`${id}moves`}>
        <Options labels={gameNames.moves} />
      </datalist>
      <button type="submit" className={styles.save}>
        {action}
      </button>
      <p role="alert">{problems.length > 0 && `Not saved: ${problems.join('; ')}`}</p>
    </form>
  )
}
