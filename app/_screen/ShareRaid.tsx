'use client'

import { useEffect, useRef, useState } from 'react'
import { pathOf } from '@/lib/raid/deep-link'
import type { Selection } from '@/lib/raid/selection'
import { BASE_PATH } from '@/lib/site'
import { LinkToCopy } from './LinkToCopy'
import styles from './ShareRaid.module.css'

/** How long `Copied to Clipboard` shows while mouse and focus stay on the button, in milliseconds. */
const COPIED_FOR = 3000

interface Props {
  selection: Selection
}

/** How long the clipboard may take to answer, in milliseconds. */
const PATIENCE = 2000

/** Copies a link to the selection. When the clipboard refuses or does not answer, shows the link to copy by hand. */
export function ShareRaid({ selection }: Props) {
  const path = pathOf(selection)
  return <ShareLink key={path} path={path} />
}

function ShareLink({ path }: { path: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const button = useRef<HTMLButtonElement>(null)
  const backToStart = () => setOutcome((current) => (current === 'copied' ? undefined : current))

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  const share = async () => setOutcome((await copied(linkOf(path))) ? 'copied' : 'refused')
  const close = () => {
    setOutcome(undefined)
    button.current?.focus()
  }

  return (
    <div className={styles.share}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        onClick={share}
        onMouseLeave={backToStart}
        onBlur={backToStart}
      >
        {outcome === 'copied' ? 'Copied to Clipboard' : 'Share Raid'}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && 'Copied to Clipboard'}
      </span>
      {outcome === 'refused' && <LinkToCopy link={linkOf(path)} onClose={close} />}
    </div>
  )
}

function linkOf(path: string): string {
  return `${window.location.origin}${BASE_PATH}${path}`
}

function copied(link: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false))
  return Promise.race([accepted(link), tooLate])
}

async function accepted(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}
