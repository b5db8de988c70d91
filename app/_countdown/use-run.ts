import { keptOnDevice } from '@/app/_kept/kept-on-device'
import {
  COUNTDOWNS_KEY,
  countdownsText,
  NO_COUNTDOWNS,
  readCountdowns,
  withRun,
} from '@/lib/countdown/kept-countdowns'
import { type Run, withoutLastTap, withTap } from '@/lib/countdown/run'

const kept = keptOnDevice({
  key: COUNTDOWNS_KEY,
  nothing: NO_COUNTDOWNS,
  parse: (text) => readCountdowns(text, Date.now()),
  textOf: countdownsText,
})

/**
 * The run of a raid, kept on the device, and what a player does to it. `isLost`: the last change could not be stored, and
 * holds for this page only.
 *
 * @param raid its `markKey`
 */
export function useRun(raid: string) {
  const { runs, vibrates } = kept.useValue()
  const run = runs[raid]
  const keep = (next: Run | undefined) => kept.keep(withRun(kept.current(), raid, next))
  return {
    run,
    vibrates,
    isLost: kept.useIsLost(),
    start: () => keep({ startedAt: Date.now(), taps: [] }),
    clear: () => keep(undefined),
    faint: () => run && keep(withTap(run, { kind: 'faint', at: Date.now() })),
    passHp: (percent: number) => run && keep(withTap(run, { kind: 'HP', percent, at: Date.now() })),
    undo: () => run && keep(withoutLastTap(run)),
    letVibrate: (vibrates: boolean) => kept.keep({ ...kept.current(), vibrates }),
  }
}

/** The run of a raid, and what a player does to it. */
export type PlayedRun = ReturnType<typeof useRun>
