import { useRef } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels } from '@/app/_ui/language/language'
import type { ShownBuild } from '@/lib/bring/to-bring'
import styles from './CopyBuild.module.css'

interface Props {
  build: Pick<ShownBuild, 'set' | 'name'>
}

/** Copies a build as Pokémon Showdown's text. When the clipboard refuses or does not answer, shows the text to copy by hand. */
export function CopyBuild({ build: { set, name } }: Props) {
  const { plans } = useLabels()
  const { outcome, copy, forget } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    forget()
    button.current?.focus()
  }
  return (
    <div className={styles.copy}>
      <PlainButton ref={button} aria-label={plans.copyBuildOf(name)} onClick={() => copy(set)}>
        {plans.copyBuild}
      </PlainButton>
      <p role="status">{outcome === 'copied' && plans.copied}</p>
      {outcome === 'refused' && <CopyByHand label={plans.copyByHand} text={set} onClose={close} />}
    </div>
  )
}
