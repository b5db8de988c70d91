import { useMemo, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import { mostUsed } from '@/lib/box/choosing/spreads'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Choose.module.css'
import { ChooseBuild } from './ChooseBuild'
import { SpeciesField } from './SpeciesField'
import { useListedBuilds } from './use-listed-builds'

interface Props {
  /** Whose builds are offered first. */
  raid: Pick<RaidView, 'id' | 'teraType'> | undefined
  /** Takes a Pokémon as Pokémon Showdown's text. */
  onAdd: (set: string) => void
}

/** Adds one Pokémon without a text: which it is, then what it has. */
export function ChoosePokemon({ raid, onAdd }: Props) {
  const { choosing } = useSentences()
  const loaded = useListedBuilds(raid)
  const [listed, setListed] = useState(loaded)
  // Those of the raid before stay until the others are there: else what is chosen would be lost with them.
  if (loaded && loaded !== listed) setListed(loaded)
  const [species, setSpecies] = useState<string>()
  const first = useMemo(
    () =>
      mostUsed(
        (listed ?? []).map((build) => build.species),
        String,
      ),
    [listed],
  )
  return (
    <div className={styles.choose}>
      {species === undefined ? (
        <SpeciesField first={first} onChoose={setSpecies} />
      ) : (
        <>
          {listed ? (
            <ChooseBuild
              species={species}
              listed={listed}
              onAdd={(set) => {
                onAdd(set)
                setSpecies(undefined)
              }}
            />
          ) : (
            <Loading />
          )}
          <PlainButton onClick={() => setSpecies(undefined)}>{choosing.another}</PlainButton>
        </>
      )}
    </div>
  )
}
