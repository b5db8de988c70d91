import { type ChangeEvent, useState } from 'react'
import { download } from '@/app/_kept/download'
import { useBeaten } from '@/app/_kept/use-beaten'
import { useWorked } from '@/app/_kept/use-worked'
import { useOwned } from '@/app/_plans/use-owned'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { keptFileText, parseKeptFile } from '@/lib/storage/exported-file'
import styles from './KeptMarks.module.css'

const FILE_NAME = 'tera-raid-info-owned.json'

/** Moves what the visitor keeps on this device to another one: owned Pokémon, beaten raids, and which builds worked. */
export function KeptMarks() {
  const { kept } = useSentences()
  const { marked: owned, add: addOwned, isLost: ownedIsLost } = useOwned()
  const { beaten, add: addBeaten, isLost: beatenIsLost } = useBeaten()
  const { worked, add: addWorked, isLost: workedIsLost } = useWorked()
  const [told, setTold] = useState('')
  const file = { owned, beaten, worked }
  const isLost = ownedIsLost || beatenIsLost || workedIsLost

  async function importFrom({ target }: ChangeEvent<HTMLInputElement>) {
    const imported = parseKeptFile((await target.files?.[0]?.text()) ?? '')
    if (imported) {
      addOwned(imported.owned)
      addBeaten(imported.beaten)
      addWorked(imported.worked)
    }
    setTold(imported ? kept.imported(imported) : kept.notExported)
    target.value = ''
  }

  return (
    <div className={styles.marks}>
      <PlainButton onClick={() => download(FILE_NAME, 'application/json', keptFileText(file))}>
        {kept.exported(file)}
      </PlainButton>
      <label className={styles.move}>
        {kept.import}
        <input className="visually-hidden" type="file" accept="application/json" onChange={importFrom} />
      </label>
      <p role="status">{isLost ? kept.notKept : told}</p>
    </div>
  )
}
