import { type ChangeEvent, useState } from 'react'
import { PlainButton } from '@/app/_ui/PlainButton'
import { ownedText, parseOwned } from '@/lib/plans/owned'
import styles from './OwnedCreatures.module.css'
import { useOwned } from './use-owned'

const FILE_NAME = 'tera-raid-info-owned.json'

const NOT_KEPT = 'Not saved on this device: storage is full or blocked. Export your list to keep it.'

/** Lists only the visitor's own creatures on request, and moves them between devices. */
export function OwnedCreatures() {
  const { owned, isLost, hideOthers, add } = useOwned()
  const [told, setTold] = useState('')

  async function importFrom({ target }: ChangeEvent<HTMLInputElement>) {
    const imported = parseOwned((await target.files?.[0]?.text()) ?? null)
    if (imported) add(imported)
    setTold(imported ? `Imported ${imported.creatures.size} Pokémon` : "This isn't a Tera Raid Info export")
    target.value = ''
  }

  return (
    <div className={styles.owned}>
      <label className={styles.hide}>
        <input
          type="checkbox"
          checked={owned.hidesOthers}
          onChange={(event) => hideOthers(event.target.checked)}
        />
        Hide Pokémon I don’t own
      </label>
      <PlainButton onClick={() => download(FILE_NAME, ownedText(owned))}>
        {`Export ${owned.creatures.size} owned`}
      </PlainButton>
      <label className={styles.move}>
        Import
        <input className="visually-hidden" type="file" accept="application/json" onChange={importFrom} />
      </label>
      <p role="status">{told}</p>
      <p role="status">{isLost && NOT_KEPT}</p>
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
