import { useMemo, useState } from 'react'
import { fileHandlers, OpenFiles } from '@/app/_box/OpenFiles'
import { ScrollArea } from '@/app/_box/ScrollArea'
import { textOfFiles } from '@/app/_box/text-of-files'
import { PlainButton } from '@/app/_ui/Buttons'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useSentences } from '@/app/_ui/language/language'
import { isTooMuch } from '@/lib/box/box'
import { pastedSets } from '@/lib/box/pasted-sets'
import { type ReadSets, readSets } from '@/lib/box/read-sets'
import { readBoxFragment } from '@/lib/raid-night/box-link'
import { friendOf } from '@/lib/raid-night/friends'
import { hasTeamLink } from '@/lib/raid-night/link-keys'
import { playerName } from '@/lib/raid-night/player-name'
import { unreadSets } from '@/lib/raid-night/unread-sets'
import styles from './RaidNightPanel.module.css'
import { useFriends } from './use-friends'

const NOTHING = { unread: [] } as const

/** Accepts a link to a box, pasted sets or files. Names the sets that it can't read. */
export function AddFriend() {
  const { night, adding } = useSentences()
  const { name, setName, addBox } = useFriendToAdd()
  const [text, setText] = useState('')
  const [reading, setReading] = useState<Pick<ReadSets, 'unread'>>(NOTHING)
  const [message, setMessage] = useState('')

  async function addText(input: string) {
    setReading(NOTHING)
    if (isTooMuch(input)) return { isAdded: false, message: adding.tooMuch }
    if (hasTeamLink(input)) return { isAdded: false, message: night.teamNotBox }
    const link = await readBoxFragment(input)
    if (link && 'problem' in link) return { isAdded: false, message: night.problem(link.problem) }
    const { text, substitutes } = await pastedSets(link?.text ?? input)
    const sets = readSets(text)
    setReading(sets)
    const outcome = addBox(sets, substitutes)
    if (outcome.isAdded) setName('')
    return outcome
  }

  async function addField() {
    const outcome = await addText(text)
    if (outcome.isAdded) setText((current) => (current === text ? '' : current))
    setMessage(outcome.message)
  }

  async function addFiles(files: readonly File[]) {
    const { text: fileText, refused } = await textOfFiles(files)
    const outcome = fileText === undefined ? undefined : await addText(fileText)
    setMessage(adding.files(outcome?.message, refused))
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
          {...fileHandlers(addFiles, () => setMessage(adding.tooMuch))}
        />
      </label>
      <p className={styles.buttons}>
        <PlainButton onClick={addField}>{night.addFriend}</PlainButton>
        <OpenFiles onOpen={addFiles} />
      </p>
      <p role="status">{message}</p>
      <UnreadSets read={reading} />
    </div>
  )
}

export function FriendFromLink({ read }: { read: ReadSets }) {
  const { night, adding } = useSentences()
  const { name, setName, addBox } = useFriendToAdd()
  const [message, setMessage] = useState('')
  const count = read.entries.length
  return (
    <>
      <p>{count > 0 ? night.boxOf(count) : adding.nothing}</p>
      <UnreadSets read={read} />
      {count > 0 && (
        <>
          <NameField label={night.friendName} value={name} onChange={setName} />
          <p className={styles.buttons}>
            <PlainButton onClick={() => setMessage(addBox(read).message)}>{night.addFriend}</PlainButton>
          </p>
        </>
      )}
      <p role="status">{message}</p>
    </>
  )
}

interface NameFieldProps {
  label: string
  value: string
  onChange: (name: string) => void
}

export function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <label className={styles.name}>
      {label}
      <input value={value} autoComplete="off" onChange={({ target }) => onChange(playerName(target.value))} />
    </label>
  )
}

function UnreadSets({ read }: { read: Pick<ReadSets, 'unread'> }) {
  const { night, adding } = useSentences()
  const sets = useMemo(() => unreadSets(read), [read])
  const more = read.unread.length - sets.length
  if (sets.length === 0) return null
  return (
    <ScrollArea label={night.unread}>
      <ul>
        <KeyedByIndex items={sets}>
          {({ head, problems }) => <li>{night.unreadSet(head, problems.map(adding.problem))}</li>}
        </KeyedByIndex>
        {more > 0 && <li>{adding.moreFaults(more)}</li>}
      </ul>
    </ScrollArea>
  )
}

interface AddOutcome {
  readonly isAdded: boolean
  readonly message: string
}

function useFriendToAdd() {
  const { night, adding } = useSentences()
  const { add } = useFriends()
  const [name, setName] = useState('')

  function addBox({ entries, unread }: ReadSets, substitutes = 0): AddOutcome {
    if (entries.length === 0) return { isAdded: false, message: adding.nothing }
    const { friend, taken, leftOut } = friendOf(name, entries)
    const refused = add(friend)
    if (refused) return { isAdded: false, message: night[refused] }
    return {
      isAdded: true,
      message: night.added({ name, taken, leftOut, unread: unread.length, substitutes }),
    }
  }

  return { name, setName, addBox }
}
