import { parts } from './parts'
import { downloadSize } from './phrases'

const CAUSES = {
  storage: parts.notKept,
  'no answer': 'The site isn’t responding. Try again later.',
  'no connection': 'No connection. Save the rest when you’re back online.',
}

function someSaved(saved: number, of: number): string {
  return `${saved} of ${of} raids are saved.`
}

export const saving = {
  title: 'Save for offline',
  save: (bytes: number) => `Save for offline (${downloadSize(bytes)})`,
  saved: 'Saved for offline',
  stop: 'Stop',
  progress: 'Raids saved',
  savedOf: (saved: number, of: number) => `${saved} of ${of}`,
  running: 'Saving all raids and builds…',
  allSaved: (of: number) => `All ${of} raids and builds are available offline.`,
  someSaved,
  all: (of: number) => `Saves all ${of} raids and builds for offline use.`,
  failed: (cause: keyof typeof CAUSES, saved: number, of: number) =>
    saved > 0 ? `${CAUSES[cause]} ${someSaved(saved, of)}` : CAUSES[cause],
}
