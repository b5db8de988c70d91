import { keptOnDevice } from '@/app/_kept/kept-on-device'

/** The storage key of the best of the box against raids that it has fought. */
export const BEST_KEY = 'tera-raid-info-best-of-box'

const kept = keptOnDevice({ key: BEST_KEY, nothing: '', parse: String, textOf: String })

/** The best of the box against raids, as the text that `readBestOfMine` reads, which the first load lacks; empty for none. */
export function useKeptBest(): string {
  return kept.useValue()
}

/** Changes that text. */
export function changeKeptBest(change: (text: string) => string) {
  kept.keep(change(kept.current()))
}

/** Drops all of it: the box has changed, and another may be the best. */
export function dropKeptBest() {
  if (kept.current() !== '') kept.keep('')
}
