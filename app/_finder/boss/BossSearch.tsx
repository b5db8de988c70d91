import { useId, useLayoutEffect, useRef, useState } from 'react'
import styles from '@/app/_finder/Finder.module.css'
import { FEW_RAIDS } from '@/app/_finder/few-raids'
import nameField from '@/app/_finder/NameField.module.css'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { counted } from '@/lib/counted'
import { MAX_NAME_LENGTH } from '@/lib/finder/search-query'
import { pathOf } from '@/lib/raid/deep-link'
import { raidTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { useCombobox } from './use-combobox'
import { useFoundRaids } from './use-found-raids'

interface Props {
  selection: Selection
  onChosen: () => void
}

/** A field that finds raids by a boss's name, however it is spelt. Each is a link to its raid, with the Tera type chosen. */
export function BossSearch({ selection, onChosen }: Props) {
  const [name, setName] = useState('')
  const found = useFoundRaids(name, selection)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useCombobox(field, list, found, onChosen)
  // The browser focuses what is there when it opens the dialog, which may be before this is loaded.
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.finder}>
      <label className={nameField.field}>
        <span className={nameField.label}>Find a boss</span>
        <input
          ref={field}
          className={nameField.input}
          role="combobox"
          aria-expanded={found.length > 0}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_NAME_LENGTH}
          placeholder="such as fairy garchomp"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p className={styles.count} role="status">
        {name.trim() ? countOf(found.length) : 'Searches 5★ and 6★ raids in all regions'}
      </p>
      <div
        ref={list}
        className={styles.options}
        role="listbox"
        aria-label="Raids"
        hidden={found.length === 0}
      >
        {found.slice(0, FEW_RAIDS).map((raid, place) => (
          <SiteLink key={pathOf(raid)} id={`${id}${place}`} role="option" tabIndex={-1} path={pathOf(raid)}>
            {raidTitle(raid)}
          </SiteLink>
        ))}
      </div>
    </div>
  )
}

function countOf(found: number): string {
  if (found === 0) return 'No raids found. Check the spelling'
  if (found > FEW_RAIDS) return `First ${FEW_RAIDS} of ${found} raids`
  return counted(found, 'raid')
}
