import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useSentences } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { SelectOptions } from '@/app/_ui/Select'
import type { Build } from '@/battle/build'
import { gameNames } from '@/data/shipped/game-names'
import { type ChosenBuild, firstChoice } from '@/lib/box/choosing/first-choice'
import { type Repertoire, repertoireOf } from '@/lib/box/choosing/repertoire'
import { mostUsed, spreadKey, spreadsToChoose } from '@/lib/box/choosing/spreads'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { TERA_TYPE_NAMES } from '@/lib/builds/tera-types'
import { creatureImage } from '@/lib/links/file-names'
import styles from './Choose.module.css'

interface Props {
  species: string
  listed: readonly Build[]
  onAdd: (set: string) => void
}

/** Renders nothing for a Pokémon that no player can own. */
export function ChooseBuild({ species, listed, onAdd }: Props) {
  const repertoire = repertoireOf(species)
  return repertoire && <BuildForm key={species} {...{ species, listed, onAdd, repertoire }} />
}

function BuildForm({ species, listed, onAdd, repertoire }: Props & { repertoire: Repertoire }) {
  const { choosing, names } = useSentences()
  const [first] = useState(() => firstChoice(species, repertoire, listed))
  const [build, setBuild] = useState<ChosenBuild>(first)
  const change = (changes: Partial<ChosenBuild>) => setBuild({ ...build, ...changes })
  const name = names.species(species)

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onAdd(setOfBuild(build))
  }

  return (
    <form className={styles.build} onSubmit={add} autoComplete="off" aria-label={choosing.build(name)}>
      <p className={styles.head}>
        <SmallPicture file={creatureImage(species)} name={name} />
        <strong>{name}</strong>
      </p>
      <Training {...{ build, repertoire, change }} />
      <ItemField
        item={build.item}
        items={repertoire.items}
        listed={listed}
        onChange={(item) => change({ item })}
      />
      <MoveFields chosen={build.moves} moves={repertoire.moves} onChange={(moves) => change({ moves })} />
      <SpreadField build={build} spreads={spreadsToChoose(first.effortValues, listed)} change={change} />
      <AddButton name={name} />
    </form>
  )
}

/** Gets the focus, so that Enter adds the first choice. If the form is higher than the screen, its top shows. */
function AddButton({ name }: { name: string }) {
  const { choosing } = useSentences()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true })
    button.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <button ref={button} type="submit" className={styles.add}>
      {choosing.add(name)}
    </button>
  )
}

interface TrainingProps {
  build: ChosenBuild
  repertoire: Repertoire
  change: (changed: Partial<ChosenBuild>) => void
}

function Training({ build, repertoire, change }: TrainingProps) {
  const { box, choosing, names } = useSentences()
  return (
    <>
      <Field
        label={box.teraType}
        value={build.teraType}
        onChange={(value) =>
          change({ teraType: TERA_TYPE_NAMES.find((type) => type === value) ?? build.teraType })
        }
      >
        <SelectOptions values={repertoire.teraTypes} nameOf={names.type} />
      </Field>
      <Field label={choosing.ability} value={build.ability} onChange={(ability) => change({ ability })}>
        <SelectOptions values={repertoire.abilities} nameOf={names.ability} />
      </Field>
      <Field label={choosing.nature} value={build.nature} onChange={(nature) => change({ nature })}>
        <SelectOptions values={gameNames.natures} nameOf={names.nature} />
      </Field>
    </>
  )
}

interface SpreadFieldProps extends Pick<TrainingProps, 'build' | 'change'> {
  spreads: readonly ChosenBuild['effortValues'][]
}

/** Effort values come last: their text is the longest and would leave a gap between two fields. */
function SpreadField({ build, spreads, change }: SpreadFieldProps) {
  const { choosing } = useSentences()
  return (
    <Field
      isWide
      label={choosing.effortValues}
      value={spreadKey(build.effortValues)}
      onChange={(key) => change({ effortValues: spreads.find((spread) => spreadKey(spread) === key) ?? {} })}
    >
      <KeyedByIndex items={spreads}>
        {(spread) => <option value={spreadKey(spread)}>{choosing.spread(spread)}</option>}
      </KeyedByIndex>
    </Field>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  isWide?: true
  children: ReactNode
}

function Field({ label, value, onChange, isWide, children }: FieldProps) {
  return (
    <label data-wide={isWide}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

interface ItemFieldProps {
  item: string | undefined
  items: readonly string[]
  listed: readonly Build[]
  onChange: (item: string | undefined) => void
}

function ItemField({ item, items, listed, onChange }: ItemFieldProps) {
  const { box, builds, choosing, names } = useSentences()
  const itemsOfBuilds = listed.flatMap((build) => build.item ?? [])
  const raidItems = mostUsed(itemsOfBuilds, String).filter((candidate) => items.includes(candidate))
  return (
    <Field label={box.item} value={item ?? ''} onChange={(newItem) => onChange(newItem || undefined)}>
      {items.length > 1 && <option value="">{builds.item(undefined)}</option>}
      {raidItems.length > 0 && (
        <optgroup label={choosing.itemsOfRaid}>
          <SelectOptions values={raidItems} nameOf={names.item} />
        </optgroup>
      )}
      <optgroup label={choosing.allItems}>
        <SelectOptions
          values={items.filter((candidate) => !raidItems.includes(candidate))}
          nameOf={names.item}
        />
      </optgroup>
    </Field>
  )
}

interface MoveFieldsProps {
  chosen: readonly string[]
  moves: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

const MOVE_SLOTS = [0, 1, 2, 3]

function MoveFields({ chosen, moves, onChange }: MoveFieldsProps) {
  const { box, choosing, names } = useSentences()
  return (
    <KeyedByIndex items={MOVE_SLOTS}>
      {(slot) => {
        const otherMoves = chosen.filter((_, otherSlot) => otherSlot !== slot)
        return (
          <Field
            label={box.move(slot + 1)}
            value={chosen[slot] ?? ''}
            onChange={(move) => onChange(withMove(chosen, slot, move))}
          >
            {otherMoves.length > 0 && <option value="">{choosing.noMove}</option>}
            <SelectOptions values={moves.filter((move) => !otherMoves.includes(move))} nameOf={names.move} />
          </Field>
        )
      }}
    </KeyedByIndex>
  )
}

/** An empty move leaves no gap. */
function withMove(chosen: readonly string[], slot: number, move: string): readonly string[] {
  const moves = MOVE_SLOTS.map((otherSlot) => (otherSlot === slot ? move : chosen[otherSlot]))
  return moves.flatMap((chosenMove) => chosenMove || [])
}
