import {
  mergeWorked,
  NOTHING_SAID,
  readWorked,
  type Verdict,
  WORKED_KEY,
  type Worked,
  withVerdict,
  workedText,
} from '@/lib/storage/worked'
import { keptOnDevice } from './kept-on-device'

const kept = keptOnDevice({
  key: WORKED_KEY,
  nothing: NOTHING_SAID,
  parse: readWorked,
  textOf: workedText,
})

/**
 * What the visitor says of builds, kept on the device, and the functions that change it. `isLost`: the last change could not
 * be stored, and holds for this page only.
 */
export function useWorked() {
  return {
    worked: kept.useValue(),
    isLost: kept.useIsLost(),
    /** Says of a build, by its key, whether it worked; the same again takes it back. */
    say: (key: string, verdict: Verdict) => kept.keep(withVerdict(kept.current(), key, verdict)),
    add: (imported: Worked) => kept.keep(mergeWorked(kept.current(), imported)),
  }
}
