import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSentences } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { useCombobox } from '@/app/_ui/use-combobox'
import { type FoundSpecies, speciesFinder } from '@/lib/box/choosing/find-species'
import { creatureImage } from '@/lib/links/file-names'
import type { Sentences } from '@/lib/words/language'
import styles from './Choose.module.css'

interface Props {
  first: readonly string[]
  onChoose: (species: string) => void
}

/** Suggestions that fit above a phone's keyboard. */
const FEW = 6

export function SpeciesField({ first, onChoose }: Props) {
  const { choosing, names } = useSentences()
  const [text, setText] = useState('')
  const find = useMemo(() => speciesFinder(names.species, first), [names, first])
  const matches = useMemo(() => find(text), [find, text])
  const suggestions = useMemo(() => matches.species.slice(0, FEW), [matches])
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useCombobox(field, list, suggestions, (index) => {
    const species = suggestions[index]
    if (species) onChoose(species)
  })
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.species}>
      <label>
        {choosing.species}
        <input
          ref={field}
          role="combobox"
          aria-expanded={suggestions.length > 0}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          placeholder={choosing.example}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p role="status">{announcement(text, matches, choosing)}</p>
      <div ref={list} role="listbox" aria-label={choosing.list} hidden={suggestions.length === 0}>
        {suggestions.map((species, index) => (
          <button key={species} id={`${id}${index}`} type="button" role="option" tabIndex={-1}>
            <SmallPicture file={creatureImage(species)} name={names.species(species)} />
            {names.species(species)}
          </button>
        ))}
      </div>
    </div>
  )
}

const MAX_LENGTH = 60

function announcement(
  text: string,
  { species, isGuess }: FoundSpecies,
  choosing: Sentences['choosing'],
): string {
  const count = species.length
  if (text.trim() === '') return count > 0 ? choosing.ofRaid : choosing.typeName
  if (count === 0) return choosing.none
  if (isGuess) return choosing.closest
  return count > FEW ? choosing.firstFound(FEW, count) : choosing.found(count)
}
