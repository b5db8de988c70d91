import { useRef } from 'react'
import { addressToShare, currentQuery } from '@/app/_navigation/address-bar'
import { IconButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels } from '@/app/_ui/language/language'
import { buildPartOf } from '@/lib/bring/search/build-search'
import { pathOf } from '@/lib/links/deep-link'
import { BASE_PATH } from '@/lib/links/site'
import type { Selection } from '@/lib/raid/selection'
import styles from './ShareRaid.module.css'

interface Props {
  selection: Selection
}

/**
 * Copies a link to the selection, or to the search at the root. If the clipboard refuses, shows the link to copy by
 * hand.
 */
export function ShareRaid({ selection }: Props) {
  const path = pathOf(selection)
  return <ShareLink key={path} path={path} />
}

function ShareLink({ path }: { path: string }) {
  const { screen } = useLabels()
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
      <IconButton
        ref={button}
        icon="share"
        onClick={() => copy(linkOf(path))}
        onMouseLeave={backToStart}
        onBlur={backToStart}
      >
        {outcome === 'copied' ? screen.copied : screen.share}
      </IconButton>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && screen.copied}
      </span>
      {outcome === 'refused' && (
        <div>
          <CopyByHand label={screen.copyByHand} text={linkOf(path)} onClose={close} />
        </div>
      )}
    </div>
  )
}

function linkOf(path: string): string {
  const query = path === '/' ? currentQuery() : buildPartOf(currentQuery())
  return addressToShare(`${BASE_PATH}${path}${query}`)
}
