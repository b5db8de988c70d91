import type { ClipboardEvent, DragEvent } from 'react'
import { isTooMuch } from '@/lib/box/box'

/** The handlers of a field for sets: files that are pasted or dropped are opened, and a text that is too much is refused. */
export function takingFiles(open: (files: readonly File[]) => void, refuse: () => void) {
  function take(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    // A browser clears what is pasted or dropped after the event.
    const files = [...transfer.files]
    // The browser puts text into the field, but this much would freeze the page.
    if (files.length === 0 && !isTooMuch(transfer.getData('text/plain'))) return
    event.preventDefault()
    if (files.length > 0) open(files)
    else refuse()
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  }
}
