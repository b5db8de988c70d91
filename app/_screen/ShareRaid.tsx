'use client'

import { useRef } from 'react'
import { currentQuery } from '@/app/_navigation/address-bar'
import { CopyByHand } from '@/app/_ui/CopyByHand'
import { useCopy } from '@/app/_ui/use-copy'
import { buildPartOf } from '@/lib/bring/search/build-query'
import { pathOf } from '@/lib/raid/deep-link'
import type { Selection } from '@/lib/raid/selection'
import { BASE_PATH } from '@/lib/site'
import styles from './ShareRaid.module.css'

interface Props {
  selection: Selection
}

/** Copies a link to the selection. When the clipboard refuses or does not answer, shows the link to copy by hand. */
export function ShareRaid({ selection }: Props) {
  const path = pathOf(selection)
  return <ShareLink key={path} path={path} />
}

function ShareLink({ path }: { path: string }) {
  const { outcome, copy, forget } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const backToStart = () => {
    if (outcome === 'copied') forget()
  }
  const close = () => {
    forget()
    button.current?.focus()
  }

  return (
    <div className={styles.share}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        onClick={() => copy(linkOf(path))}
        onMouseLeave={backToStart}
        onBlur={backToStart}
      >
        {outcome === 'copied' ? 'Copied to Clipboard' : 'Share Raid'}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && 'Copied to Clipboard'}
      </span>
      {outcome === 'refused' && (
        <div className={styles.byHand}>
          <CopyByHand label="Couldn't copy. Copy this link:" text={linkOf(path)} onClose={close} />
        </div>
      )}
    </div>
  )
}

// With the search among builds, so that who opens it sees the same.
function linkOf(path: string): string {
  return `${window.location.origin}${BASE_PATH}${path}${buildPartOf(currentQuery())}`
}
