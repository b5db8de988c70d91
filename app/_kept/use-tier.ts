import type { Tier } from '@/data/vocabulary'
import { readTier, TIER_KEY } from '@/lib/storage/tier'
import { keptOnDevice } from './kept-on-device'

const kept = keptOnDevice<Tier | undefined>({
  key: TIER_KEY,
  nothing: undefined,
  parse: readTier,
  textOf: (tier) => tier ?? '',
})

/** The tier that the visitor chose last on this device: searches show it before the others. */
export const useTierPlayed = kept.useValue

/** Keeps a tier that the visitor has chosen. Any other text changes nothing: who chooses no tier plays the last one. */
export function keepTier(text: string) {
  const tier = readTier(text)
  if (tier) kept.keep(tier)
}
