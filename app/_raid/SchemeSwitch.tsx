'use client'

import { useSyncExternalStore } from 'react'
import { parseScheme, SCHEME_KEY, type Scheme } from '@/app/color-scheme'
import styles from './SchemeSwitch.module.css'

/** Switches between light and dark; what was chosen is kept on the device. */
export function SchemeSwitch() {
  const dark = useSyncExternalStore(subscribe, showsDark, () => false)
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={dark}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    >
      <span aria-hidden="true">◐</span> Dark
    </button>
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  listeners.add(listener)
  device.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    device.removeEventListener('change', listener)
  }
}

function showsDark(): boolean {
  const chosen = parseScheme(document.documentElement.dataset.scheme)
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}

function chooseScheme(scheme: Scheme) {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Storage may be refused: the choice then holds for this page.
  }
  for (const listener of listeners) listener()
}
