import { useRef } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels } from '@/app/_ui/language/language'
import styles from './CopySets.module.css'

interface Props {
  text: string
  label: string
  title: string
  copied?: string
}

export function CopySets({ text, label, title, copied }: Props) {
  const { plans } = useLabels()
  const { outcome, copy, forget } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    forget()
    button.current?.focus()
  }
  return (
    <div className={`${styles.copy} needs-script`}>
      <PlainButton ref={button} aria-label={title} onClick={() => copy(text)}>
        {label}
      </PlainButton>
      <p role="status">{outcome === 'copied' && (copied ?? plans.copied)}</p>
      {outcome === 'refused' && <CopyByHand label={plans.copyByHand} text={text} onClose={close} />}
    </div>
  )
}
