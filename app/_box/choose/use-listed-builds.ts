import { useEffect, useState } from 'react'
import type { Build } from '@/battle/build'
import { plansPath } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { RaidView } from '@/lib/raid-view/raid-view'

/** So long the file of a boss's plans may take, in milliseconds: a Pokémon can be added without it. */
const PATIENCE = 4000

const NONE: readonly Build[] = []

/**
 * All builds that a raid lists, attackers first, the best of each first; of a raid without a Tera type those against each.
 * `undefined` until they are there; none without a raid, and where they cannot be loaded.
 */
export function useListedBuilds(
  raid: Pick<RaidView, 'id' | 'teraType'> | undefined,
): readonly Build[] | undefined {
  const path = raid && plansPath(raid.id)
  const teraType = raid?.teraType
  const [listed, setListed] = useState<{ of: string; builds: readonly Build[] }>()
  const of = `${path} ${teraType}`
  useEffect(() => {
    if (path === undefined) return
    let isLeft = false
    loadBuilds(path, teraType).then((builds) => {
      if (!isLeft) setListed({ of, builds })
    })
    return () => {
      isLeft = true
    }
  }, [path, teraType, of])
  if (path === undefined) return NONE
  return listed?.of === of ? listed.builds : undefined
}

async function loadBuilds(path: string, teraType: RaidView['teraType']): Promise<readonly Build[]> {
  try {
    const response = await fetch(fileHref(path), { signal: AbortSignal.timeout(PATIENCE) })
    const plans = response.ok ? parsePlans(await response.text()) : undefined
    const wanted = [...(plans ?? [])].filter(([type]) => teraType === undefined || type === teraType)
    const ranked = [
      ...wanted.flatMap(([, { attackers }]) => attackers),
      ...wanted.flatMap(([, { supports }]) => supports),
    ]
    return ranked.map(({ build }) => build)
  } catch {
    // Offline, or too slow.
    return NONE
  }
}
