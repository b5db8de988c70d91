import { useState } from 'react'
import { OpenFiles } from '@/app/_box/OpenFiles'
import { takingFiles } from '@/app/_box/taking-files'
import { textOfFiles } from '@/app/_box/text-of-files'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { isTooMuch } from '@/lib/box/box'
import { pastedSets } from '@/lib/box/pasted-sets'
import { type ReadSets, readSets } from '@/lib/box/read-sets'
import { readBoxFragment } from '@/lib/raid-night/box-link'
import { hasTeamLink } from '@/lib/raid-night/link-keys'
import styles from './Gathering.module.css'
import { NameField } from './NameField'
import { UnreadSets } from './UnreadSets'
import { useTaking } from './use-taking'

const NOTHING = { unread: [] } as const

/** Takes a friend's box: its link, pasted sets, or a file. What cannot be read is named, and the rest is taken. */
export function AddFriend() {
  const { night, adding } = useSentences()
  const { name, setName, take } = useTaking()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Pick<ReadSets, 'unread'>>(NOTHING)
  const [told, setTold] = useState('')

  async function takeText(given: string) {
    setRead(NOTHING)
    if (isTooMuch(given)) return { isAdded: false, told: adding.tooMuch }
    if (hasTeamLink(given)) return { isAdded: false, told: night.teamNotBox }
    const link = await readBoxFragment(given)
    if (link && 'problem' in link) return { isAdded: false, told: night.problem(link.problem) }
    const { text, substitutes } = await pastedSets(link?.text ?? given)
    const sets = readSets(text)
    setRead(sets)
    const taken = take(sets, substitutes)
    if (taken.isAdded) setName('')
    return taken
  }

  async function addField() {
    const taken = await takeText(text)
    // Text typed meanwhile stays in the field.
    if (taken.isAdded) setText((now) => (now === text ? '' : now))
    setTold(taken.told)
  }

  async function addFiles(files: readonly File[]) {
    const { text: given, refused } = await textOfFiles(files)
    const taken = given === undefined ? undefined : await takeText(given)
    setTold(adding.files(taken?.told, refused))
  }

  return (
    <div className={styles.add}>
      <NameField label={night.friendName} value={name} onChange={setName} />
      <label className={styles.field}>
        {night.friendBox}
        <textarea
          value={text}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          {...takingFiles(addFiles, () => setTold(adding.tooMuch))}
        />
      </label>
      <p className={styles.buttons}>
        <PlainButton onClick={addField}>{night.addFriend}</PlainButton>
        <OpenFiles onOpen={addFiles} />
      </p>
      <p role="status">{told}</p>
      <UnreadSets read={read} />
    </div>
  )
}
