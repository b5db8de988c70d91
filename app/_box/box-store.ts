import { update } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { type Box, EMPTY_BOX, parseBox, storedBox } from '@/lib/box/box'

const KEY = 'tera-raid-info-box'

interface State {
  readonly box: Box
  /** Whether what is stored is read. */
  readonly isRead: boolean
  /** Whether the last change could not be stored, and holds for this page only. */
  readonly isLost: boolean
}

let state: State = { box: EMPTY_BOX, isRead: false, isLost: false }
const listeners = new Set<() => void>()

/** The visitor's box, stored on the device. It is read when it is first used. */
export function useBox(): State {
  return useSyncExternalStore(subscribe, currentBox)
}

/** The box as this page knows it. */
export function currentBox(): State {
  return state
}

/**
 * Changes what is stored, whatever another tab has stored meanwhile; where storage is full or blocked, what this page shows.
 * Gives the changed box. Never rejects.
 */
export async function changeBox(change: (box: Box) => Box): Promise<Box> {
  let changed = state.box
  try {
    await update(KEY, (stored) => {
      changed = change(state.isLost ? state.box : parseBox(stored))
      return storedBox(changed)
    })
    tell({ box: changed, isRead: true, isLost: false })
  } catch {
    changed = change(state.box)
    tell({ box: changed, isRead: true, isLost: changed !== state.box || state.isLost })
  }
  return changed
}

function subscribe(listener: () => void): () => void {
  if (!state.isRead) changeBox((box) => box)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(next: State) {
  state = next
  for (const listener of listeners) listener()
}
