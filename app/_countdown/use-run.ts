import { keptOnDevice } from '@/app/_kept/kept-on-device'
import {
  COUNTDOWNS_KEY,
  countdownsText,
  NO_COUNTDOWNS,
  readCountdowns,
  withRun,
} from '@/lib/countdown/kept-countdowns'
import { type Run, withoutLastTap, withTap } from '@/lib/countdown/run'

const stored = keptOnDevice({
  key: COUNTDOWNS_KEY,
  nothing: NO_COUNTDOWNS,
  parse: (text) => readCountdowns(text, Date.now()),
  textOf: countdownsText,
})

/**
 * The run of a raid, stored on the device, and the functions that change it. If `isLost`, the last change could not be stored
 * and lasts for this page only.
 *
 * @param raid its `markKey`
 */
export function useRun(raid: string) {
  const { runs, vibrates } = stored.useValue()
  const run = runs[raid]
  const keep = (next: Run | undefined) => stored.keep(withRun(stored.current(), raid, next))
  return {
    run,
    vibrates,
    isLost: stored.useIsLost(),
    start: () => keep({ startedAt: Date.now(), taps: [] }),
    clear: () => keep(undefined),
    faint: () => run && keep(withTap(run, { kind: 'faint', at: Date.now() })),
    passHp: (percent: number) => run && keep(withTap(run, { kind: 'HP', percent, at: Date.now() })),
    undo: () => run && keep(withoutLastTap(run)),
    letVibrate: (vibrates: boolean) => stored.keep({ ...stored.current(), vibrates }),
  }
}

export type RunControls = ReturnType<typeof useRun>
