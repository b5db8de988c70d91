import { get, update } from 'idb-keyval'
import { useStore } from '@/app/_ui/use-store'
import { type Box, EMPTY_BOX, hasSameEntries, parseBox, storedBox } from '@/lib/box/box'
import { type BoxChanges, changedElsewhere, mergedBox } from '@/lib/box/merged-box'
import type { BoxEntry } from '@/lib/box/read-sets'
import { createListeners } from '@/lib/listeners'
import { dropBest, storeBoxed } from '@/lib/storage/box-summary'
import type { DatabaseName } from '@/lib/storage/what-is-stored'
import { notifyTabs, onTabChange } from './other-tabs'

// idb-keyval: the box is a single value, which it updates in one transaction. `localStorage` may be too small for it.
const KEY: `tera-raid-info-${DatabaseName}` = 'tera-raid-info-box'

/** In milliseconds. After this time without an answer, the page says that storage doesn't respond. */
const PATIENCE = 3000

interface State {
  readonly box: Box
  /** Shows the stored box, or this page's own box if storage doesn't answer. */
  readonly isRead: boolean
  /** Why the shown box may differ from the stored box. */
  readonly trouble: 'refused' | 'silent' | undefined
  /** Changes by another tab since this tab's last change. */
  readonly elsewhere: BoxChanges | undefined
}

let state: State = { box: EMPTY_BOX, isRead: false, trouble: undefined, elsewhere: undefined }
const { subscribe, notify } = createListeners(followOtherTabs)

/** The stored box; `undefined` before storage has answered. */
let lastRead: Box | undefined

/** The running exchange with storage. If `isBehind`, another exchange has to follow. */
let syncing: Promise<void> | undefined
let isBehind = false

/** All tabs share the box. The first use reads it from the device. */
export function useBox<T>(select: (state: State) => T): T {
  return useStore(subscribe, () => select(state))
}

export function currentBox(): State {
  return state
}

/**
 * Changes the shown box immediately, then the stored box, merging changes by other tabs. If storage refuses or doesn't
 * answer, the next change stores this change too. Never rejects.
 */
export function changeBox(change: (box: Box) => Box): Promise<void> {
  const box = change(state.box)
  if (!hasSameEntries(box, state.box)) dropBest()
  setState({ box, elsewhere: undefined })
  return sync()
}

/** Resolves once the stored box is shown, or after a few seconds without an answer from storage. Never rejects. */
export function whenLoaded(): Promise<void> {
  if (state.isRead) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!state.isRead) return
      stop()
      resolve()
    })
  })
}

function followOtherTabs(): () => void {
  // Another tab may have changed the box while no component listened.
  sync()
  return onTabChange(sync)
}

function setState(changes: Partial<State>) {
  state = { ...state, ...changes }
  // Otherwise, Pokémon that aren't read yet would be missing.
  if (state.isRead && state.trouble !== 'silent')
    storeBoxed(new Set(state.box.entries.map(({ build }) => build.species)))
  notify()
}

/** Merges the shown box and the stored box. Changes made meanwhile share one exchange with storage. */
function sync(): Promise<void> {
  isBehind = true
  syncing ??= syncUntilCurrent()
  return syncing
}

async function syncUntilCurrent() {
  while (isBehind) {
    isBehind = false
    await syncOnce()
  }
  syncing = undefined
}

async function syncOnce() {
  const ours = state.box
  const before = lastRead ?? EMPTY_BOX
  const silence = setTimeout(() => setState({ isRead: true, trouble: 'silent' }), PATIENCE)
  try {
    const { theirs, box } = ours === before ? await read(before) : await write({ before, ours })
    const elsewhere = lastRead && changedElsewhere(lastRead, theirs)
    lastRead = box
    setState({
      box: mergedBox({ before: ours, ours: state.box, theirs: box }),
      isRead: true,
      trouble: undefined,
      elsewhere: elsewhere ?? state.elsewhere,
    })
  } catch {
    setState({ isRead: true, trouble: ours === before ? undefined : 'refused' })
  } finally {
    clearTimeout(silence)
  }
}

async function read(before: Box) {
  const theirs = parseBox(await get(KEY), before)
  return { theirs, box: theirs }
}

async function write({ before, ours }: { before: Box; ours: Box }) {
  let theirs = before
  let box = ours
  await update(KEY, (stored) => {
    theirs = parseBox(stored, before)
    box = mergedBox({ before, ours, theirs })
    return storedBox(box)
  })
  notifyTabs()
  return { theirs, box }
}

const keys = new Map<string, number>()

/** A key for lists that survives edits of the build, so that the card keeps the focus. */
export function keyOf({ set }: BoxEntry): number {
  const key = keys.get(set) ?? keys.size
  keys.set(set, key)
  return key
}

export function keepKey(before: BoxEntry, after: BoxEntry) {
  keys.set(after.set, keyOf(before))
}
