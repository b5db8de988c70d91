import { type ChangeEvent, useState } from 'react'
import { PlainButton } from '@/app/_ui/PlainButton'
import { ownedText } from '@/lib/bring/owned'
import { parseOwned } from '@/lib/bring/parse-owned'
import styles from './OwnedCreatures.module.css'
import { useOwned } from './use-owned'

const FILE_NAME = 'tera-raid-info-owned.json'

/** Moves the list of the visitor's own creatures between devices. */
export function OwnedCreatures() {
  const { owned, add } = useOwned()
  const [told, setTold] = useState('')

  async function importFrom({ target }: ChangeEvent<HTMLInputElement>) {
    const imported = parseOwned((await target.files?.[0]?.text()) ?? null)
    if (imported) add(imported)
    setTold(imported ? `Imported ${imported.size} Pokémon` : "This isn't a Tera Raid Info export")
    target.value = ''
  }

  return (
    <div className={styles.owned}>
      <PlainButton onClick={() => download(FILE_NAME, ownedText(owned))}>
        {`Export ${owned.size} owned`}
      </PlainButton>
      <label className={styles.move}>
        Import
        <input className="visually-hidden" type="file" accept="application/json" onChange={importFrom} />
      </label>
      <p role="status">{told}</p>
    </div>
  )
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
