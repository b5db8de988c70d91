import { betterFirst, type Fared } from '@/lib/plans/better-first'
import { chanceBand } from '@/lib/plans/standing'
import type { Fought } from './battles/fought-build'

/**
 * Puts the better first, as the lists do: by how it fares alone, or as four of it do where neither wins alone. What has not
 * fought comes last.
 */
export function byWins(one: Fought | undefined, other: Fought | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other)
  const party = winsAlone(one) || winsAlone(other) ? 'alone' : 'group'
  return betterFirst(fared(one, party), fared(other, party))
}

function winsAlone({ alone }: Fought): boolean {
  return chanceBand(alone / 100) > 0
}

function fared(fought: Fought, party: 'alone' | 'group'): Fared {
  const { turns, lowestHp, taken } = fought
  return { wins: fought[party] / 100, lowestHp: lowestHp / 100, turns, taken: taken / 100 }
}
