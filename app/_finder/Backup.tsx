import { type ChangeEvent, useState } from 'react'
import { download } from '@/app/_kept/download'
import { useIsLost, useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { allMarks, exportedFileText, importMarks, parseExportedFile } from '@/lib/storage/backup-file'
import styles from './Backup.module.css'

const FILE_NAME = 'tera-raid-info-owned.json'

export function Backup() {
  const { kept } = useSentences()
  const marks = useStored(allMarks)
  const isLost = useIsLost(allMarks)
  const [message, setMessage] = useState('')

  async function importFrom({ target }: ChangeEvent<HTMLInputElement>) {
    const imported = parseExportedFile((await target.files?.[0]?.text()) ?? '')
    if (imported) importMarks(imported)
    setMessage(imported ? kept.imported(imported) : kept.notExported)
    target.value = ''
  }

  return (
    <div className={styles.marks}>
      <PlainButton onClick={() => download(FILE_NAME, 'application/json', exportedFileText(marks))}>
        {kept.exported(marks)}
      </PlainButton>
      <label className={styles.move}>
        {kept.import}
        <input className="visually-hidden" type="file" accept="application/json" onChange={importFrom} />
      </label>
      <p role="status">{isLost ? kept.notKept : message}</p>
    </div>
  )
}
