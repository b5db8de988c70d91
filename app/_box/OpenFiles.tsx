import { useSentences } from '@/app/_ui/language/language'
import styles from './OpenFiles.module.css'

/** A button that opens text files. */
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
