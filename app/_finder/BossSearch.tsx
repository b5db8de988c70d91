import { useMemo, useState } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { useKeyDown } from '@/app/_ui/use-key-down'
import { raidIndex } from '@/data/shipped/raid-index'
import { lastEventDay } from '@/lib/finder/latest-events'
import type { SearchNote } from '@/lib/finder/player-words'
import { type FoundRaid, nearestFirst, noteOn, searchRaids, selectionOf } from '@/lib/finder/search-raids'
import { pathOf } from '@/lib/links/deep-link'
import { namePlaces } from '@/lib/names/name-places'
import { titleOf } from '@/lib/raid/raid-title'
import { offeredTeraTypes, type Selection } from '@/lib/raid/selection'
import { storedTier } from '@/lib/storage/choices'
import type { Labels, Sentences } from '@/lib/words/language'
import { FEW_RAIDS } from './Finder'
import styles from './Finder.module.css'
import { OptionField } from './OptionField'
import { useOtherNamesFor, useSearchedRaids } from './use-searched-raids'

interface Props {
  selection: Selection
  onChosen: () => void
}

/**
 * Finds a raid by the boss's name, even misspelled, then asks for its Tera type. A raid with only one Tera type opens
 * immediately, and so does a search that names the Tera type. The previous Tera type is dropped: it would be wrong for
 * nearly every other raid.
 */
export function BossSearch({ selection, onChosen }: Props) {
  const [text, setText] = useState('')
  const [raid, setRaid] = useState<Selection>()
  if (raid) return <TeraTypeStep raid={raid} onChosen={onChosen} onBack={() => setRaid(undefined)} />
  return (
    <RaidStep text={text} onType={setText} selection={selection} onFollowed={onChosen} onChosen={setRaid} />
  )
}

interface RaidStepProps {
  text: string
  onType: (text: string) => void
  selection: Selection
  onFollowed: () => void
  onChosen: (raid: Selection) => void
}

function RaidStep({ text, onType, selection, onFollowed, onChosen }: RaidStepProps) {
  const { finder, titles } = useLabels()
  const { bossSearch } = useSentences()
  const { found: matches, note } = useFoundRaids(text, selection)
  const lacksNames = useOtherNamesFor(text, matches)
  const options = useMemo(
    () =>
      matches
        .slice(0, FEW_RAIDS)
        .map(selectionOf)
        .map((raid) => ({
          key: pathOf(raid),
          content: titles.raid(titleOf(raid)),
          path: raid.teraType && pathOf(raid),
        })),
    [matches, titles],
  )
  const announcement = text.trim() ? countOf(matches, finder, bossSearch, note) : bossSearch.searchesAll
  const choose = (index: number) => {
    const match = matches[index]
    if (match?.teraType) onFollowed()
    else if (match) onChosen(selectionOf(match))
  }
  return (
    <OptionField
      label={bossSearch.label}
      placeholder={finder.example}
      value={text}
      onChange={onType}
      announcement={lacksNames ? finder.searchNotLoaded : announcement}
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
 * Raids near the selection come first, or raids of the visitor's last tier. Returns the same object while nothing
 * changes.
 */
function useFoundRaids(text: string, selection: Selection): Found {
  const { fillerWords } = useLabels().finder
  const lastTier = useStored(storedTier)
  const { tier = lastTier, region } = selection
  const { raids, terms, otherNames } = useSearchedRaids(raidIndex)
  return useMemo(() => {
    if (!text.trim()) return { found: [], note: undefined }
    const near = nearestFirst(raids, { tier, region })
    const matches = searchRaids(near, { name: text }, { fillers: fillerWords, terms, otherNames })
    return { found: matches, note: noteOn(text, matches, otherNames) }
  }, [raids, terms, otherNames, tier, region, text, fillerWords])
}

function countOf(
  matches: readonly FoundRaid[],
  finder: Labels['finder'],
  search: Sentences['bossSearch'],
  note: SearchNote | undefined,
): string {
  const count = matches.length
  if (note) return count > 0 ? `${finder.found(count)}. ${finder.notes[note]}` : finder.notes[note]
  if (count === 0) return `${search.noneFound} ${finder.covered(lastEventDay(raidIndex))}`
  const [{ guess } = {}] = matches
  if (guess) return finder.closest[guess]
  return count > FEW_RAIDS ? search.firstFound(FEW_RAIDS, count) : finder.found(count)
}

interface TeraTypeStepProps {
  raid: Selection
  onChosen: () => void

  onBack: () => void
}

function TeraTypeStep({ raid, onChosen, onBack }: TeraTypeStepProps) {
  const { names, titles } = useLabels()
  const { bossSearch } = useSentences()
  const [text, setText] = useState('')
  const options = useMemo(() => {
    const placeIn = namePlaces(text)
    const types = offeredTeraTypes(raid)
      .filter((type) => placeIn(names.type(type)) === 0)
      .map((teraType) => ({
        key: teraType,
        content: <TypeBadge type={teraType} />,
        path: pathOf({ ...raid, teraType }),
      }))
    return text.trim() ? types : [{ key: '', content: bossSearch.unknownType, path: pathOf(raid) }, ...types]
  }, [raid, text, names, bossSearch])
  // Otherwise the browser would close the whole search.
  useKeyDown((event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onBack()
  })
  return (
    <OptionField
      label={bossSearch.typeLabel}
      placeholder={bossSearch.typeExample}
      value={text}
      onChange={setText}
      announcement={
        options.length > 0 ? bossSearch.whichType(titles.raid(titleOf(raid))) : bossSearch.noSuchType
      }
      listName={bossSearch.types}
      options={options}
      onChoose={onChosen}
      listStyle={styles.typeOptions}
    >
      <PlainButton onClick={onBack}>{bossSearch.back}</PlainButton>
    </OptionField>
  )
}
