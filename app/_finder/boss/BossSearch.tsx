import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BossNameField } from '@/app/_finder/BossNameField'
import styles from '@/app/_finder/Finder.module.css'
import { FEW_RAIDS } from '@/app/_finder/FoundRaids'
import { SiteLink } from '@/app/_navigation/SiteLink'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { raidIndex } from '@/data/shipped/raid-index'
import { nearestFirst, searchRaids, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/links/deep-link'
import { titleOf } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import type { Labels, Sentences } from '@/lib/words/language'
import { useCombobox } from './use-combobox'

interface Props {
  selection: Selection
  onChosen: () => void
}

/** A field that finds raids by a boss's name, however it is spelt. Each is a link to its raid, with the Tera type chosen. */
export function BossSearch({ selection, onChosen }: Props) {
  const { finder, titles } = useLabels()
  const { bossSearch } = useSentences()
  const [name, setName] = useState('')
  const found = useFoundRaids(name, selection)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useCombobox(field, list, found, onChosen)
  // The browser focuses the dialog's content when it opens, perhaps before this is loaded.
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.finder}>
      <BossNameField
        ref={field}
        role="combobox"
        aria-expanded={found.length > 0}
        label={bossSearch.label}
        value={name}
        onChange={setName}
      />
      <p className={styles.count} role="status">
        {name.trim() ? countOf(found.length, finder, bossSearch) : bossSearch.searchesAll}
      </p>
      <div
        ref={list}
        className={styles.options}
        role="listbox"
        aria-label={bossSearch.raids}
        hidden={found.length === 0}
      >
        {found.slice(0, FEW_RAIDS).map((raid, place) => (
          <SiteLink key={pathOf(raid)} id={`${id}${place}`} role="option" tabIndex={-1} path={pathOf(raid)}>
            {titles.raid(titleOf(raid))}
          </SiteLink>
        ))}
      </div>
    </div>
  )
}

/**
 * The raids that a text finds among all, those near the selection first, with its Tera type where the text names none. The
 * same array while neither changes.
 */
function useFoundRaids(text: string, { tier, region, teraType }: Selection): readonly Selection[] {
  const { fillerWords } = useLabels().finder
  const raids = useMemo(() => nearestFirst(raidIndex, { tier, region }), [tier, region])
  return useMemo(() => {
    if (!text.trim()) return []
    return searchRaids(raids, { name: text }, fillerWords)
      .map(selectionOf)
      .map((raid) => ({ ...raid, teraType: raid.teraType ?? teraType }))
  }, [raids, text, teraType, fillerWords])
}

function countOf(found: number, finder: Labels['finder'], search: Sentences['bossSearch']): string {
  if (found === 0) return search.noneFound
  return found > FEW_RAIDS ? search.firstFound(FEW_RAIDS, found) : finder.found(found)
}
