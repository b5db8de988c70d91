import { Options } from '@/app/_ui/Choice'
import { useSentences } from '@/app/_ui/language/language'
import type { Build } from '@/battle/build'
import { mostUsed } from '@/lib/box/choosing/spreads'
import { Field } from './Field'

interface Props {
  item: string | undefined
  /** All that it may hold. */
  items: readonly string[]
  /** The builds of the raid. */
  listed: readonly Build[]
  onChange: (item: string | undefined) => void
}

/** What a Pokémon holds: what others hold in the raid comes first. */
export function ItemField({ item, items, listed, onChange }: Props) {
  const { box, builds, choosing, names } = useSentences()
  const held = listed.flatMap((build) => build.item ?? [])
  const ofRaid = mostUsed(held, String).filter((one) => items.includes(one))
  return (
    <Field label={box.item} value={item ?? ''} onChange={(chosen) => onChange(chosen || undefined)}>
      {items.length > 1 && <option value="">{builds.item(undefined)}</option>}
      {ofRaid.length > 0 && (
        <optgroup label={choosing.itemsOfRaid}>
          <Options values={ofRaid} nameOf={names.item} />
        </optgroup>
      )}
      <optgroup label={choosing.allItems}>
        <Options values={items.filter((one) => !ofRaid.includes(one))} nameOf={names.item} />
      </optgroup>
    </Field>
  )
}
