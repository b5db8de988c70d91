import { useEffect, useState } from 'react'

/** How long it is said that something was copied, in milliseconds. */
const COPIED_FOR = 3000

/** How long the clipboard may take to answer, in milliseconds. */
const PATIENCE = 2000

/**
 * Copies text to the clipboard. The outcome is `copied` for three seconds; it is `refused`, until it is forgotten, where the
 * clipboard refuses or does not answer.
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
    copy: async (text: string) => setOutcome((await copied(text)) ? 'copied' : 'refused'),
    forget: () => setOutcome(undefined),
  }
}

function copied(text: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false))
  return Promise.race([accepted(text), tooLate])
}

async function accepted(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
