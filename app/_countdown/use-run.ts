import { useIsLost, useStored } from '@/app/_kept/use-stored'
import { type Run, withoutLastTap, withTap } from '@/lib/countdown/countdown'
import { storedCountdowns, withRun } from '@/lib/countdown/stored-countdowns'

/**
 * The run of a raid, stored on the device, and the functions that change it. If `isLost`, the last change could not be stored
 * and lasts for this page only.
 *
 * @param raid its `markKey`
 */
export function useRun(raid: string) {
  const { runs, vibrates } = useStored(storedCountdowns)
  const run = runs[raid]
  const keep = (next: Run | undefined) => storedCountdowns.update((before) => withRun(before, raid, next))
  return {
    run,
    vibrates,
    isLost: useIsLost(storedCountdowns),
    start: () => keep({ startedAt: Date.now(), taps: [] }),
    clear: () => keep(undefined),
    faint: () => run && keep(withTap(run, { kind: 'faint', at: Date.now() })),
    passHp: (percent: number) => run && keep(withTap(run, { kind: 'HP', percent, at: Date.now() })),
    undo: () => run && keep(withoutLastTap(run)),
    letVibrate: (vibrates: boolean) => storedCountdowns.update((before) => ({ ...before, vibrates })),
  }
}

export type RunControls = ReturnType<typeof useRun>
