import { useId } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import type { BoxEntry } from '@/lib/box/read-sets'
import { MAX_LINKED } from '@/lib/raid-night/box-link'
import styles from './RaidNightPanel.module.css'
import type { LockablePlayer } from './use-participants'

interface Props {
  player: LockablePlayer
  title: string
  onLock: (index: number | undefined) => void
  onRemove?: () => void
}

export function PlayerBox({ player, title, onLock, onRemove }: Props) {
  const { night } = useSentences()
  const choiceNames = useChoiceNames(player.entries)
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
          {entries.map(({ set }, index) => (
            <option key={set} value={index}>
              {choiceNames[index]}
            </option>
          ))}
        </select>
      </label>
      {onRemove && (
        <PlainButton aria-label={night.remove.of(title)} onClick={onRemove}>
          {night.remove.label}
        </PlainButton>
      )}
      {leftOut > 0 && <p>{night.leftOut(leftOut, MAX_LINKED)}</p>}
      {several.length > 0 && <p>{night.several(several)}</p>}
    </li>
  )
}

/** Sets that share a name get longer names. */
function useChoiceNames(entries: readonly BoxEntry[]): readonly string[] {
  const { night } = useSentences()
  const short = entries.map(({ build }) => night.choice(build))
  const isUnique = (name: string) => short.indexOf(name) === short.lastIndexOf(name)
  return short.map((name, index) => {
    const entry = entries[index]
    return isUnique(name) || !entry ? name : night.choiceInFull(name, entry)
  })
}
