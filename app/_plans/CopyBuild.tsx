import { useRef } from 'react'
import { CopyByHand } from '@/app/_ui/CopyByHand'
import { PlainButton } from '@/app/_ui/PlainButton'
import { useCopy } from '@/app/_ui/use-copy'
import type { Build } from '@/lib/battle/build'
import { setOfBuild } from '@/lib/builds/set-of-build'
import styles from './CopyBuild.module.css'

interface Props {
  build: Build
  name: string
}

/** Copies a build as Pokémon Showdown's text. When the clipboard refuses or does not answer, shows the text to copy by hand. */
export function CopyBuild({ build, name }: Props) {
  const { outcome, copy, forget } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    forget()
    button.current?.focus()
  }
  return (
    <div className={styles.copy}>
      <PlainButton ref={button} aria-label={`Copy build of ${name}`} onClick={() => copy(setOfBuild(build))}>
        Copy build
      </PlainButton>
      <p role="status">{outcome === 'copied' && 'Copied for Pokémon Showdown'}</p>
      {outcome === 'refused' && (
        <CopyByHand label="Couldn't copy. Copy this text:" text={setOfBuild(build)} onClose={close} />
      )}
    </div>
  )
}
