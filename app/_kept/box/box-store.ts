import { get, update } from 'idb-keyval'
import { useStore } from '@/app/_ui/use-store'
import { type Box, EMPTY_BOX, hasSameEntries, parseBox, storedBox } from '@/lib/box/box'
import { type BoxChanges, changedElsewhere, mergedBox } from '@/lib/box/merged-box'
import type { BoxEntry } from '@/lib/box/read-sets'
import { createListeners } from '@/lib/listeners'
import { dropBest, storeBoxed } from '@/lib/storage/box-summary'
import type { DatabaseName } from '@/lib/storage/what-is-stored'
import { hearOtherTabs, tellOtherTabs } from './other-tabs'

// idb-keyval: the box is a single value, which it updates in one transaction. `localStorage` may be too small for it.
const KEY: `tera-raid-info-${DatabaseName}` = 'tera-raid-info-box'

/** How long storage may take to answer before a line says that it does not, in milliseconds. */
const PATIENCE = 3000

interface State {
  readonly box: Box
  /** Whether there is something to show: what is stored, or without an answer what this page has. */
  readonly isRead: boolean
  /** Why what is shown may not be what is stored: storage refuses, or does not answer. */
  readonly trouble: 'refused' | 'silent' | undefined
  /** Changes by another tab since the last change in this tab; `undefined` for none. */
  readonly elsewhere: BoxChanges | undefined
}

let state: State = { box: EMPTY_BOX, isRead: false, trouble: undefined, elsewhere: undefined }
const { subscribe, notify } = createListeners(followOtherTabs)

/** The stored box, as last read; `undefined` before storage has answered. */
let known: Box | undefined

/** The running exchange with storage, and whether another has to follow. */
let settling: Promise<void> | undefined
let isBehind = false

/** A part of what is known of the visitor's box, stored on the device and the same in all tabs. It is read on first use. */
export function useBox<Part>(part: (state: State) => Part): Part {
  return useStore(subscribe, () => part(state))
}

/** The box as this page shows it. */
export function currentBox(): State {
  return state
}

/**
 * Changes the box that is shown at once, then the stored one, whatever another tab has stored meanwhile. A change that
 * storage refuses, or does not answer, stays for this page, and is stored with the next change. The promise, which never
 * rejects, waits for storage.
 */
export function changeBox(change: (box: Box) => Box): Promise<void> {
  const box = change(state.box)
  if (!hasSameEntries(box, state.box)) dropBest()
  tell({ box, elsewhere: undefined })
  return settle()
}

/** Waits until the box that is shown is what is stored, or storage has not answered for some seconds. Never rejects. */
export function whenRead(): Promise<void> {
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
  // While nobody listened, another tab may have changed it.
  settle()
  return hearOtherTabs(settle)
}

function tell(news: Partial<State>) {
  state = { ...state, ...news }
  // What is stored and not read yet is missing from it else.
  if (state.isRead && state.trouble !== 'silent')
    storeBoxed(new Set(state.box.entries.map(({ build }) => build.species)))
  notify()
}

/** Brings what is shown and what is stored together. Changes of the meantime go together, by one exchange with storage. */
function settle(): Promise<void> {
  isBehind = true
  settling ??= settleAll()
  return settling
}

async function settleAll() {
  while (isBehind) {
    isBehind = false
    await settleOnce()
  }
  settling = undefined
}

async function settleOnce() {
  const ours = state.box
  const before = known ?? EMPTY_BOX
  const silence = setTimeout(() => tell({ isRead: true, trouble: 'silent' }), PATIENCE)
  try {
    const { theirs, box } = ours === before ? await read(before) : await write({ before, ours })
    const elsewhere = known && changedElsewhere(known, theirs)
    known = box
    tell({
      box: mergedBox({ before: ours, ours: state.box, theirs: box }),
      isRead: true,
      trouble: undefined,
      elsewhere: elsewhere ?? state.elsewhere,
    })
  } catch {
    tell({ isRead: true, trouble: ours === before ? undefined : 'refused' })
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
  tellOtherTabs()
  return { theirs, box }
}

const keys = new Map<string, number>()

/** The key of an entry in lists: it stays the same when its build is changed, so that its card keeps the focus. */
export function keyOf({ set }: BoxEntry): number {
  const key = keys.get(set) ?? keys.size
  keys.set(set, key)
  return key
}

/** Gives a changed entry the key that it had. */
export function keepKey(before: BoxEntry, after: BoxEntry) {
  keys.set(after.set, keyOf(before))
}
