import { NOT_KEPT } from '@/app/_kept/not-kept'
import { PlainButton } from '@/app/_ui/PlainButton'
import { isAllSaved, type SaveProgress, sizeInWords } from '@/lib/offline/save-progress'
import styles from './SaveSite.module.css'
import { useSaving } from './use-saving'

/** Saves all raids with all their builds on the device: how much that is, how far it is, and what went wrong. */
export function SaveSite() {
  const { progress, isSaving, save, stop } = useSaving()
  if (!progress) return null
  const isWhole = isAllSaved(progress)
  return (
    <section className={styles.saving} aria-label="Save for offline">
      <PlainButton aria-disabled={isWhole} onClick={isSaving ? stop : () => !isWhole && save()}>
        {isSaving ? 'Stop' : labelOf(progress)}
      </PlainButton>
      {isSaving && (
        <>
          <progress aria-label="Raids saved" value={progress.saved} max={progress.of} />
          <span>{`${progress.saved} of ${progress.of}`}</span>
        </>
      )}
      <p role="status">{isSaving ? 'Saving all raids with all their builds…' : stateOf(progress)}</p>
    </section>
  )
}

function labelOf(progress: SaveProgress): string {
  return isAllSaved(progress)
    ? 'Saved for offline'
    : `Save for offline (${sizeInWords(progress.missingBytes)})`
}

function stateOf(progress: SaveProgress): string {
  const { saved, of, failure } = progress
  if (isAllSaved(progress)) return `All ${of} raids work without a network, with all their builds.`
  const share = saved > 0 ? `${saved} of ${of} raids are saved.` : ''
  if (failure) return `${whyNot(failure)} ${share}`.trim()
  return share || `All ${of} raids with all their builds, without a network.`
}

function whyNot(failure: NonNullable<SaveProgress['failure']>): string {
  if (failure === 'storage') return NOT_KEPT
  return navigator.onLine
    ? 'The site did not answer. Try again later.'
    : 'No connection. Save the rest when you are back online.'
}
