import { type ChangeEvent, useState } from 'react'
import { download } from '@/app/_kept/download'
import { useBeaten } from '@/app/_kept/use-beaten'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { keptFileText, parseKeptFile } from '@/lib/kept/kept-file'
import styles from './OwnedCreatures.module.css'
import { useOwned } from './use-owned'

const FILE_NAME = 'tera-raid-info-owned.json'

/** Moves what the visitor keeps on this device to another one: the list of owned creatures, and the beaten raids. */
export function OwnedCreatures() {
  const { bring } = useSentences()
  const { owned, add } = useOwned()
  const { beaten, add: addBeaten } = useBeaten()
  const [told, setTold] = useState('')

  async function importFrom({ target }: ChangeEvent<HTMLInputElement>) {
    const imported = parseKeptFile((await target.files?.[0]?.text()) ?? '')
    if (imported) {
      add(imported.owned)
      addBeaten(imported.beaten)
    }
    setTold(imported ? bring.imported(imported.owned.size, imported.beaten.size) : bring.notExported)
    target.value = ''
  }

  return (
    <div className={styles.owned}>
      <PlainButton onClick={() => download(FILE_NAME, 'application/json', keptFileText({ owned, beaten }))}>
        {bring.exported(owned.size, beaten.size)}
      </PlainButton>
      <label className={styles.move}>
        {bring.import}
        <input className="visually-hidden" type="file" accept="application/json" onChange={importFrom} />
      </label>
      <p role="status">{told}</p>
    </div>
  )
}
