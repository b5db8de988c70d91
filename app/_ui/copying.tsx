import { useEffect, useRef, useState } from 'react'
import { useLabels } from '@/app/_ui/language/language'
import { PlainButton } from './Buttons'
import styles from './copying.module.css'
import { useKeyDown } from './use-key-down'

interface Props {
  /** What to do: `Couldn't copy. Copy this link:` */
  label: string
  text: string
  onClose: () => void
}

/** A long link takes a second line. */
const FEWEST_ROWS = 2

/** A selected text, to copy by hand. Escape closes it from anywhere. */
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
          rows={Math.max(FEWEST_ROWS, text.trim().split('\n').length)}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <PlainButton onClick={onClose}>{parts.close}</PlainButton>
    </div>
  )
}

/** How long `copied` shows, in milliseconds. */
const COPIED_FOR = 3000

/** How long the clipboard may take to answer, in milliseconds. */
const PATIENCE = 2000

/**
 * Copies text to the clipboard, also one that is still being made. The outcome is `copied` for three seconds, or `refused`
 * until `forget` is called where the clipboard refuses or does not answer.
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
    copy: async (text: string | Promise<string>) => setOutcome((await copied(text)) ? 'copied' : 'refused'),
    forget: () => setOutcome(undefined),
  }
}

function copied(text: string | Promise<string>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false))
  return Promise.race([accepted(text), tooLate])
}

async function accepted(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writePromised(text))
    return true
  } catch {
    return false
  }
}

// Safari's clipboard takes only what is handed over while a button is pressed: the promise, not what comes of it.
async function writePromised(text: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
