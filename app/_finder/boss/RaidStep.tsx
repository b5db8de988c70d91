import { useMemo } from 'react'
import { FEW_RAIDS } from '@/app/_finder/FoundRaids'
import { useOtherNamesFor, useSearchedRaids } from '@/app/_finder/use-searched-raids'
import { useStored } from '@/app/_kept/use-stored'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { raidIndex } from '@/data/shipped/raid-index'
import { lastEventDay } from '@/lib/finder/latest-events'
import type { SearchNote } from '@/lib/finder/player-words'
import { type FoundRaid, nearestFirst, noteOn, searchRaids, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/links/deep-link'
import { titleOf } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { storedTier } from '@/lib/storage/choices'
import type { Labels, Sentences } from '@/lib/words/language'
import { OptionField } from './OptionField'

interface Props {
  text: string
  onType: (text: string) => void
  selection: Selection
  /** The raid has its Tera type, and its link was followed. */
  onFollowed: () => void
  /** The raid may have any Tera type. */
  onChosen: (raid: Selection) => void
}

/** A field that finds raids by a boss's name, or by a move or an ability. */
export function RaidStep({ text, onType, selection, onFollowed, onChosen }: Props) {
  const { finder, titles } = useLabels()
  const { bossSearch } = useSentences()
  const { found, note } = useFoundRaids(text, selection)
  const lacksNames = useOtherNamesFor(text, found)
  const options = useMemo(
    () =>
      found
        .slice(0, FEW_RAIDS)
        .map(selectionOf)
        .map((raid) => ({
          key: pathOf(raid),
          content: titles.raid(titleOf(raid)),
          path: raid.teraType && pathOf(raid),
        })),
    [found, titles],
  )
  const said = text.trim() ? countOf(found, finder, bossSearch, note) : bossSearch.searchesAll
  const choose = (place: number) => {
    const chosen = found[place]
    if (chosen?.teraType) onFollowed()
    else if (chosen) onChosen(selectionOf(chosen))
  }
  return (
    <OptionField
      label={bossSearch.label}
      placeholder={finder.example}
      value={text}
      onChange={onType}
      said={lacksNames ? finder.searchNotLoaded : said}
      listName={bossSearch.raids}
      options={options}
      onChoose={choose}
    />
  )
}

interface Found {
  readonly found: readonly FoundRaid[]
  readonly note: SearchNote | undefined
}

/**
 * The raids that a text finds among all, those near the selection first, or of the tier that is played. The same object
 * while nothing changes.
 */
function useFoundRaids(text: string, selection: Selection): Found {
  const { fillerWords } = useLabels().finder
  const played = useStored(storedTier)
  const { tier = played, region } = selection
  const { raids, terms, otherNames } = useSearchedRaids(raidIndex)
  return useMemo(() => {
    if (!text.trim()) return { found: [], note: undefined }
    const near = nearestFirst(raids, { tier, region })
    const found = searchRaids(near, { name: text }, { fillers: fillerWords, terms, otherNames })
    return { found, note: noteOn(text, found, otherNames) }
  }, [raids, terms, otherNames, tier, region, text, fillerWords])
}

/** The number of raids found, or a note that all are guesses, and notes about the text. */
function countOf(
  found: readonly FoundRaid[],
  finder: Labels['finder'],
  search: Sentences['bossSearch'],
  note: SearchNote | undefined,
): string {
  const count = found.length
  if (note) return count > 0 ? `${finder.found(count)}. ${finder.notes[note]}` : finder.notes[note]
  if (count === 0) return `${search.noneFound} ${finder.covered(lastEventDay(raidIndex))}`
  const [{ guess } = {}] = found
  if (guess) return finder.closest[guess]
  return count > FEW_RAIDS ? search.firstFound(FEW_RAIDS, count) : finder.found(count)
}
