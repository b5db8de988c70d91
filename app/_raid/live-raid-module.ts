import { useEffect, useSyncExternalStore } from 'react'
import { parsePath } from '@/lib/raid/deep-link'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { whenIdle } from './when-idle'

type LiveRaidModule = typeof import('./LiveRaid')

interface State {
  readonly module?: LiveRaidModule
  readonly failed: boolean
}

let state: State = { failed: false }
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * Loads the part of the program that knows all raids and asks the creature service: rosters, shipped data, schemas and
 * React Query are heavier than the first load may be, and a prerendered page needs none of them.
 */
export function loadLiveRaid(): Promise<void> {
  loading ??= import('./LiveRaid').then(
    (module) => change({ module, failed: false }),
    (error: unknown) => {
      console.error('The data of all raids could not be loaded:', error)
      loading = undefined
      change({ failed: true })
    },
  )
  return loading
}

/** Follows the loading of the program part that `loadLiveRaid` loads, and starts it. `load` tries again. */
export function useLiveRaid() {
  useEffect(() => {
    loadLiveRaid()
  }, [])
  const { module, failed } = useSyncExternalStore(subscribe, getState, getState)
  return { module, failed, load: loadAgain }
}

/**
 * Loads the program part ahead of time, once the page is quiet, and rehearses it: choosing a raid then waits for nothing.
 *
 * @param pagePath the path of the prerendered page
 */
export function usePreloadedLiveRaid(pagePath: string) {
  useEffect(() => {
    if (savesData()) return
    return whenIdle(async () => {
      await loadLiveRaid()
      whenIdle(() => state.module?.rehearse(parsePath(pagePath) ?? NOTHING_CHOSEN))
    })
  }, [pagePath])
}

// https://wicg.github.io/savedata/#savedata-attribute, not known to TypeScript's DOM library.
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}

function loadAgain() {
  change({ failed: false })
  loadLiveRaid()
}

function change(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function getState(): State {
  return state
}
