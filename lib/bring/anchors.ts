import { fileNameOf } from '@/lib/raid/file-name'
import type { BuildList, ToBring } from './what-to-bring'

/** Where a link leads to each build of the lists: `galarian-weezing`, in their order. */
interface Anchors {
  readonly attackers: readonly string[]
  readonly supports: readonly string[]
}

/**
 * The anchors of builds, by their names, all different. A page that has only the first builds of a list has for them the same
 * anchors as the whole list.
 */
export function anchorsOf({ attackers, supports }: Pick<ToBring, 'attackers' | 'supports'>): Anchors {
  return { attackers: anchors(attackers, ''), supports: anchors(supports, ' support') }
}

function anchors({ builds }: BuildList, role: string): string[] {
  return builds.map(({ name }, place) => {
    const before = builds.slice(0, place).filter((other) => other.name === name).length
    return fileNameOf(`${name}${role}${before > 0 ? ` ${before + 1}` : ''}`)
  })
}
