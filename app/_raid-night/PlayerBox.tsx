import { useId } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import type { BoxEntry } from '@/lib/box/read-sets'
import { MOST_LINKED } from '@/lib/raid-night/box-link'
import styles from './Gathering.module.css'
import type { Invited } from './use-gathering'

interface Props {
  player: Invited
  /** What the player is called here. */
  title: string
  onLock: (place: number | undefined) => void
  /** For a friend's box. */
  onRemove?: () => void
}

/** A player of a raid night: how many Pokémon may come, and which one is settled. */
export function PlayerBox({ player, title, onLock, onRemove }: Props) {
  const { night } = useSentences()
  const choices = useChoices(player.entries)
  const { entries, leftOut, several, locked } = player
  const id = useId()
  return (
    <li className={styles.player}>
      <h4 id={id}>{title}</h4>
      <p>{night.pokemon(entries.length)}</p>
      <label>
        {`${night.brings.label} `}
        <select
          aria-label={night.brings.of(title)}
          value={locked ?? ''}
          autoComplete="off"
          onChange={({ target }) => onLock(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{night.brings.anyone}</option>
          {entries.map(({ set }, place) => (
            <option key={set} value={place}>
              {choices[place]}
            </option>
          ))}
        </select>
      </label>
      {onRemove && (
        <PlainButton aria-label={night.remove.of(title)} onClick={onRemove}>
          {night.remove.label}
        </PlainButton>
      )}
      {leftOut > 0 && <p>{night.leftOut(leftOut, MOST_LINKED)}</p>}
      {several.length > 0 && <p>{night.several(several)}</p>}
    </li>
  )
}

/** What the sets of a box are called, to choose from: those that share a name by all that they have. */
function useChoices(entries: readonly BoxEntry[]): readonly string[] {
  const { night } = useSentences()
  const short = entries.map(({ build }) => night.choice(build))
  const isAlone = (name: string) => short.indexOf(name) === short.lastIndexOf(name)
  return short.map((name, place) => {
    const entry = entries[place]
    return isAlone(name) || !entry ? name : night.choiceInFull(name, entry)
  })
}
