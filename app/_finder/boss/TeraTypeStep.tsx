import { useMemo, useState } from 'react'
import styles from '@/app/_finder/Finder.module.css'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { useKeyDown } from '@/app/_ui/use-key-down'
import { pathOf } from '@/lib/links/deep-link'
import { namePlaces } from '@/lib/names/name-places'
import { titleOf } from '@/lib/raid/raid-title'
import { offeredTeraTypes, type Selection } from '@/lib/raid/selection'
import { OptionField } from './OptionField'

interface Props {
  raid: Selection
  onChosen: () => void
  /** One step back, to the raids that were found. */
  onBack: () => void
}

/** Asks for the Tera type of a raid: by typing, or among the 18. */
export function TeraTypeStep({ raid, onChosen, onBack }: Props) {
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
  // The browser would close the whole search.
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
      said={options.length > 0 ? bossSearch.whichType(titles.raid(titleOf(raid))) : bossSearch.noSuchType}
      listName={bossSearch.types}
      options={options}
      onChoose={onChosen}
      listStyle={styles.typeOptions}
    >
      <PlainButton onClick={onBack}>{bossSearch.back}</PlainButton>
    </OptionField>
  )
}
