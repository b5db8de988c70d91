import { useState } from 'react'
import { Faults, OpenFiles } from '@/app/_box/AddPokemon'
import { textOfFiles } from '@/app/_box/text-of-files'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { isTooMuch, joinedSets } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { setsOfJson } from '@/lib/box/sets-of-json'
import { MOST_LINKED, readBoxFragment } from '@/lib/raid-night/box-link'
import { MOST_FRIENDS, playerName } from '@/lib/raid-night/friends'
import styles from './Gathering.module.css'
import { useFriends } from './use-friends'

/** Takes a friend's box: its link, pasted sets, or a file. What cannot be read is named, and the rest is taken. */
export function AddFriend() {
  const { night, adding } = useSentences()
  const { friends, add } = useFriends()
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [taken, setTaken] = useState('')
  const [told, setTold] = useState('')

  async function take(given: string) {
    setTaken('')
    if (friends.length >= MOST_FRIENDS) return setTold(night.full)
    if (isTooMuch(given)) return setTold(night.tooMuch)
    const link = await readBoxFragment(given)
    if (link && 'problem' in link) return setTold(night.problem(link.problem))
    const sets = link?.text ?? setsOfJson(given) ?? given
    const { entries, unread } = readSets(sets)
    setTaken(sets)
    if (entries.length === 0) return setTold(night.nothing)
    add({ name, sets: joinedSets(entries.slice(0, MOST_LINKED).map(({ set }) => set)) })
    setTold(night.added(night.player(friends.length + 2, name), entries.length, unread.length))
    setName('')
    setText('')
  }

  async function open(files: readonly File[]) {
    const { text: read, refused } = await textOfFiles(files)
    if (read === undefined) setTold(adding.files(undefined, refused))
    else await take(read)
  }

  return (
    <div className={styles.add}>
      <label className={styles.name}>
        {night.friendName}
        <input value={name} autoComplete="off" onChange={({ target }) => setName(playerName(target.value))} />
      </label>
      <label className={styles.field}>
        {night.friendBox}
        <textarea
          value={text}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={styles.buttons}>
        <PlainButton onClick={() => take(text)}>{night.addFriend}</PlainButton>
        <OpenFiles onOpen={open} />
      </p>
      <p role="status">{told}</p>
      {taken !== '' && <Faults text={taken} />}
    </div>
  )
}
