import { useEffect, useMemo, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import type { Build } from '@/battle/build'
import { mostUsed } from '@/lib/box/choosing/spreads'
import { plansPath } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Choose.module.css'
import { ChooseBuild } from './ChooseBuild'
import { SpeciesField } from './SpeciesField'

interface Props {
  raid: Pick<RaidView, 'id' | 'teraType'> | undefined
  onAdd: (set: string) => void
}

/**
 * First the species, then its build. The build has selects instead of text fields, so that nothing can be misspelled
 * and phones show their own pickers.
 */
export function ChoosePokemon({ raid, onAdd }: Props) {
  const { choosing } = useSentences()
  const loaded = useListedBuilds(raid)
  const [listed, setListed] = useState(loaded)
  // Keep the builds of the previous raid until the new ones are loaded. Otherwise the choices so far would be lost.
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

/** In milliseconds. Without the file of plans, visitors can still add a Pokémon. */
const PLANS_TIMEOUT = 4000

const NO_BUILDS: readonly Build[] = []

/**
 * All builds for a raid, best first: attackers, then supports. Without a Tera type, only builds that work against all
 * Tera types. `undefined` while loading; empty without a raid or after a failure.
 */
function useListedBuilds(raid: Pick<RaidView, 'id' | 'teraType'> | undefined): readonly Build[] | undefined {
  const path = raid && plansPath(raid.id)
  const teraType = raid?.teraType
  const [listed, setListed] = useState<{ key: string; builds: readonly Build[] }>()
  const key = `${path} ${teraType}`
  useEffect(() => {
    if (path === undefined) return
    let isLeft = false
    loadBuilds(path, teraType).then((builds) => {
      if (!isLeft) setListed({ key, builds })
    })
    return () => {
      isLeft = true
    }
  }, [path, teraType, key])
  if (path === undefined) return NO_BUILDS
  return listed?.key === key ? listed.builds : undefined
}

async function loadBuilds(path: string, teraType: RaidView['teraType']): Promise<readonly Build[]> {
  try {
    const response = await fetch(fileHref(path), { signal: AbortSignal.timeout(PLANS_TIMEOUT) })
    const plans = response.ok ? parsePlans(await response.text()) : undefined
    const matching = [...(plans ?? [])].filter(([type]) => teraType === undefined || type === teraType)
    const rankedBuilds = [
      ...matching.flatMap(([, { attackers }]) => attackers),
      ...matching.flatMap(([, { supports }]) => supports),
    ]
    return rankedBuilds.map(({ build }) => build)
  } catch {
    return NO_BUILDS
  }
}
