import { useMemo, useRef } from 'react'
import { useBox } from '@/app/_kept/box/box-store'
import { useStored } from '@/app/_kept/use-stored'
import { useSentences } from '@/app/_ui/language/language'
import type { BoxEntry } from '@/lib/box/read-sets'
import { foughtAt, type Levels } from '@/lib/builds/levels'
import { boxFragment } from '@/lib/raid-night/box-link'
import { canDeflate } from '@/lib/raid-night/deflating'
import type { Friend } from '@/lib/raid-night/friends'
import type { NightRaid } from '@/lib/raid-night/night-team'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedLevels } from '@/lib/storage/choices'
import { AddFriend } from './AddFriend'
import { CopyLink } from './CopyLink'
import { FindTeam } from './FindTeam'
import styles from './Gathering.module.css'
import { NameField } from './NameField'
import { PlayerBox } from './PlayerBox'
import { type Comer, useComers } from './use-comers'
import { useFriends } from './use-friends'

interface Props {
  raid: RaidView
}

/** The boxes of those who come to a raid night, and the team chosen out of them. */
export function Gathering({ raid }: Props) {
  const { night } = useSentences()
  const { id, teraType, event } = raid
  const ordered = useMemo(
    () => teraType && { ...id, teraType, ...(event && { setId: event.setId }) },
    [id, teraType, event],
  )
  const isRead = useBox((state) => state.isRead)
  if (!ordered) return <p>{night.chooseTeraType}</p>
  return isRead && <Boxes key={Object.values(ordered).join('/')} raid={raid} ordered={ordered} />
}

function Boxes({ raid, ordered }: Props & { ordered: NightRaid }) {
  const { night } = useSentences()
  const { me, isLost, rename } = useFriends()
  const { comers, own, settle } = useComers()
  const levels = useStored(storedLevels)
  return (
    <div className={styles.gathering}>
      <NameField label={night.yourName} value={me} onChange={rename} />
      <LinkToBox own={own} raid={ordered} />
      <Players comers={comers} settle={settle} />
      <AddFriend />
      <p role="status">{isLost && night.notKept}</p>
      {/* A team, or a search for one, ends with the boxes that it is out of, and the levels at which they fight. */}
      <FindTeam
        key={levels + contentsOf(comers)}
        raid={raid}
        ordered={ordered}
        players={comers.map((comer) => fightingAt(comer, levels))}
      />
    </div>
  )
}

function LinkToBox({ own, raid }: { own: readonly BoxEntry[]; raid: NightRaid }) {
  const { night } = useSentences()
  if (own.length === 0) return <p>{night.yourBoxIsEmpty}</p>
  if (!canDeflate()) return <p>{night.cannotLink}</p>
  return <CopyLink label={night.shareBox} raid={raid} fragment={() => boxFragment(own)} />
}

function fightingAt(comer: Comer, levels: Levels): Comer {
  const entries = comer.entries.map((entry) => ({ ...entry, build: foughtAt(entry.build, levels) }))
  return { ...comer, entries }
}

function contentsOf(comers: readonly Comer[]): string {
  return JSON.stringify(comers.map(({ entries, locked }) => [entries.map(({ set }) => set), locked]))
}

function Players({ comers, settle }: Pick<ReturnType<typeof useComers>, 'comers' | 'settle'>) {
  const { night } = useSentences()
  const { remove } = useFriends()
  const list = useRef<HTMLOListElement>(null)
  const forget = (friend: Friend) => {
    remove(friend)
    // The button that had the focus goes with its box.
    list.current?.focus()
  }
  return (
    <ol ref={list} tabIndex={-1} className={styles.players} aria-label={night.players}>
      {comers.map((comer, place) => {
        const { key, friend, name } = comer
        return (
          <PlayerBox
            key={key}
            player={comer}
            title={friend || name.trim() !== '' ? night.player(place + 1, name) : night.you}
            onLock={(settled) => settle(comer, settled)}
            {...(friend && { onRemove: () => forget(friend) })}
          />
        )
      })}
    </ol>
  )
}
