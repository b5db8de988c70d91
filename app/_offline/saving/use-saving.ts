import { useEffect, useRef, useState } from 'react'
import { isAllSaved, type SaveProgress } from '@/lib/offline/save-progress'
import { COUNT_BUILDS, SAVE_BUILDS } from '@/lib/offline/worker-messages'
import { askWorker } from './ask-worker'

/** How much of the site is saved, once that is known, and how to save the rest, a few files at a time. */
export function useSaving() {
  const [progress, setProgress] = useState<SaveProgress>()
  const saving = useRef<AbortController>(undefined)
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => {
    // A browser may refuse workers.
    askWorker(COUNT_BUILDS).then(setProgress, () => undefined)
    return () => saving.current?.abort()
  }, [])

  async function save() {
    const started = new AbortController()
    saving.current = started
    setIsSaving(true)
    while (!started.signal.aborted) {
      const next = await askWorker(SAVE_BUILDS)
      setProgress(next)
      if (!next || next.failure || isAllSaved(next)) stop()
    }
  }

  function stop() {
    saving.current?.abort()
    setIsSaving(false)
  }

  return { progress, isSaving, save, stop }
}
