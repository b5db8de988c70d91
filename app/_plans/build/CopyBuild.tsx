import { useRef, useState } from 'react'
import { CopyByHand } from '@/app/_ui/CopyByHand'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { NOT_SAVED } from '@/app/_ui/not-saved'
import { PlainButton } from '@/app/_ui/PlainButton'
import { useCopy } from '@/app/_ui/use-copy'
import type { Build } from '@/lib/battle/build'
import styles from './CopyBuild.module.css'

interface Props {
  build: Build
  name: string
}

/** Loaded with the first intent to copy: few do. */
const textPart = lazyPart('Builds as text', () => import('@/lib/builds/set-of-build'))

/** Copies a build as Pokémon Showdown's text. When the clipboard refuses or does not answer, shows the text to copy by hand. */
export function CopyBuild({ build, name }: Props) {
  const { outcome, copy, forget } = useCopy()
  const [text, setText] = useState<string>()
  const [failed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const copyBuild = async () => {
    const writer = await textPart.load()
    setFailed(!writer)
    if (!writer) return
    const written = writer.setOfBuild(build)
    setText(written)
    await copy(written)
  }
  const close = () => {
    forget()
    button.current?.focus()
  }
  return (
    <div className={styles.copy}>
      <PlainButton
        ref={button}
        aria-label={`Copy build of ${name}`}
        onPointerEnter={textPart.load}
        onFocus={textPart.load}
        onClick={copyBuild}
      >
        Copy build
      </PlainButton>
      <p role="status">{failed ? NOT_SAVED : outcome === 'copied' && 'Copied for Pokémon Showdown'}</p>
      {outcome === 'refused' && text && (
        <CopyByHand label="Couldn't copy. Copy this text:" text={text} onClose={close} />
      )}
    </div>
  )
}
