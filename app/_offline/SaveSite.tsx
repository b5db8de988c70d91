import { useEffect, useRef, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { isAllSaved, type SaveFailure, type SaveProgress } from '@/lib/offline/save-progress'
import { COUNT_BUILDS, SAVE_BUILDS } from '@/lib/offline/worker-messages'
import type { Sentences } from '@/lib/words/language'
import { askWorker } from './ask-worker'
import styles from './SaveSite.module.css'

export function SaveSite() {
  const { saving } = useSentences()
  const { progress, isSaving, save, stop } = useSaving()
  if (!progress) return null
  const isComplete = isAllSaved(progress)
  const start = isComplete ? saving.saved : saving.save(progress.missingBytes)
  return (
    <section className={styles.saving} aria-label={saving.title}>
      <PlainButton aria-disabled={isComplete} onClick={isSaving ? stop : () => !isComplete && save()}>
        {isSaving ? saving.stop : start}
      </PlainButton>
      {isSaving && (
        <>
          <progress aria-label={saving.progress} value={progress.saved} max={progress.of} />
          <span>{saving.savedOf(progress.saved, progress.of)}</span>
        </>
      )}
      <p role="status">{isSaving ? saving.running : stateOf(progress, saving)}</p>
    </section>
  )
}

function stateOf(progress: SaveProgress, saving: Sentences['saving']): string {
  const { saved, of, failure } = progress
  if (isAllSaved(progress)) return saving.allSaved(of)
  if (failure) return saving.failed(causeOf(failure), saved, of)
  return saved > 0 ? saving.someSaved(saved, of) : saving.all(of)
}

function causeOf(failure: SaveFailure): Parameters<Sentences['saving']['failed']>[0] {
  if (failure === 'storage') return failure
  return navigator.onLine ? 'no answer' : 'no connection'
}

function useSaving() {
  const [progress, setProgress] = useState<SaveProgress>()
  const saving = useRef<AbortController>(undefined)
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => {
    askWorker(COUNT_BUILDS).then(setProgress, () => undefined)
    return () => saving.current?.abort()
  }, [])

  async function save() {
    const lifetime = new AbortController()
    saving.current = lifetime
    setIsSaving(true)
    while (!lifetime.signal.aborted) {
      const answered = await askWorker(SAVE_BUILDS)
      setProgress(answered)
      if (!answered || answered.failure || isAllSaved(answered)) stop()
    }
  }

  function stop() {
    saving.current?.abort()
    setIsSaving(false)
  }

  return { progress, isSaving, save, stop }
}
