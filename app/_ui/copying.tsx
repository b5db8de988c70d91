import { useEffect, useRef, useState } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import { PlainButton } from './Buttons'
import styles from './copying.module.css'
import { useKeyDown } from './use-key-down'

interface Props {
  label: string
  text: string
  onClose: () => void
}

const MIN_ROWS = 2

/** Selects the text. Escape closes it, wherever the focus is. */
export function CopyByHand({ label, text, onClose }: Props) {
  const { parts } = useLabels()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  useKeyDown(({ key }) => {
    if (key === 'Escape') onClose()
  })
  return (
    <div className={styles.byHand}>
      <label className={styles.label}>
        {label}
        <textarea
          ref={field}
          className={styles.text}
          readOnly
          rows={Math.max(MIN_ROWS, text.trim().split('\n').length)}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <PlainButton onClick={onClose}>{parts.close}</PlainButton>
    </div>
  )
}

/** In milliseconds. */
const COPIED_FOR = 3000

/** In milliseconds. */
const TIMEOUT = 2000

/**
 * Copies a text, or the promise of a text, to the clipboard. The outcome `copied` lasts for `COPIED_FOR`. If the
 * clipboard refuses or doesn't answer, the outcome is `refused` until `forget` is called.
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  return {
    outcome,
    copy: async (text: string | Promise<string>) =>
      setOutcome((await copyInTime(text)) ? 'copied' : 'refused'),
    forget: () => setOutcome(undefined),
  }
}

function copyInTime(text: string | Promise<string>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false))
  return Promise.race([tryToCopy(text), tooLate])
}

async function tryToCopy(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writePromised(text))
    return true
  } catch {
    return false
  }
}

// Safari only allows writes while a button is pressed, so it gets the promise instead of the result.
async function writePromised(text: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((result) => new Blob([result], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
