import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Options } from '@/app/_ui/Choice'
import { Each } from '@/app/_ui/Each'
import { useSentences } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import type { Build } from '@/battle/build'
import { gameNames } from '@/data/shipped/game-names'
import { type ChosenBuild, firstChoice } from '@/lib/box/choosing/first-choice'
import { type Repertoire, repertoireOf } from '@/lib/box/choosing/repertoire'
import { spreadKey, spreadsToChoose } from '@/lib/box/choosing/spreads'
import { setOfBuild } from '@/lib/builds/set-of-build'
import { TERA_TYPE_NAMES } from '@/lib/builds/tera-types'
import { creatureImage } from '@/lib/links/file-names'
import styles from './Choose.module.css'
import { Field } from './Field'
import { ItemField } from './ItemField'
import { MoveFields } from './MoveFields'

interface Props {
  species: string
  /** The builds of the raid. */
  listed: readonly Build[]
  /** Takes the Pokémon as Pokémon Showdown's text. */
  onAdd: (set: string) => void
}

/** What a Pokémon has, each part of it chosen already: nothing for one that no player can own. */
export function ChooseBuild({ species, listed, onAdd }: Props) {
  const repertoire = repertoireOf(species)
  return repertoire && <BuildForm key={species} {...{ species, listed, onAdd, repertoire }} />
}

function BuildForm({ species, listed, onAdd, repertoire }: Props & { repertoire: Repertoire }) {
  const { choosing, names } = useSentences()
  const [first] = useState(() => firstChoice(species, repertoire, listed))
  const [build, setBuild] = useState<ChosenBuild>(first)
  const change = (changed: Partial<ChosenBuild>) => setBuild({ ...build, ...changed })
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

/** Has the focus at first: all is chosen already, and Enter adds it. A form higher than the screen shows its beginning. */
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

/** Tera type, ability and nature. */
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
        <Options values={repertoire.teraTypes} nameOf={names.type} />
      </Field>
      <Field label={choosing.ability} value={build.ability} onChange={(ability) => change({ ability })}>
        <Options values={repertoire.abilities} nameOf={names.ability} />
      </Field>
      <Field label={choosing.nature} value={build.nature} onChange={(nature) => change({ nature })}>
        <Options values={gameNames.natures} nameOf={names.nature} />
      </Field>
    </>
  )
}

interface SpreadFieldProps extends Pick<TrainingProps, 'build' | 'change'> {
  spreads: readonly ChosenBuild['effortValues'][]
}

/** Effort values. Last, since they are the longest text: between two fields they would leave a gap. */
function SpreadField({ build, spreads, change }: SpreadFieldProps) {
  const { choosing } = useSentences()
  return (
    <Field
      isWide
      label={choosing.effortValues}
      value={spreadKey(build.effortValues)}
      onChange={(key) => change({ effortValues: spreads.find((spread) => spreadKey(spread) === key) ?? {} })}
    >
      <Each items={spreads}>
        {(spread) => <option value={spreadKey(spread)}>{choosing.spread(spread)}</option>}
      </Each>
    </Field>
  )
}
