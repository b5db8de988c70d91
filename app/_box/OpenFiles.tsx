import type { ClipboardEvent, DragEvent } from 'react'
import { useSentences } from '@/app/_ui/language/language'
import { isTooMuch } from '@/lib/box/box'
import styles from './OpenFiles.module.css'

export function OpenFiles({ onOpen }: { onOpen: (files: readonly File[]) => void }) {
  const { adding } = useSentences()
  return (
    <label className={styles.file}>
      {adding.openFile}
      <input
        className="visually-hidden"
        type="file"
        multiple
        accept=".txt,text/plain,.json,application/json"
        onChange={({ target }) => {
          onOpen([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}

export function fileHandlers(open: (files: readonly File[]) => void, refuse: () => void) {
  function handle(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    // Browsers clear the transfer after the event.
    const files = [...transfer.files]
    // The browser puts text into the field itself, but a text that is too long would freeze the page.
    if (files.length === 0 && !isTooMuch(transfer.getData('text/plain'))) return
    event.preventDefault()
    if (files.length > 0) open(files)
    else refuse()
  }
  return {
    onPaste: (event: ClipboardEvent) => handle(event, event.clipboardData),
    onDrop: (event: DragEvent) => handle(event, event.dataTransfer),
  }
}
