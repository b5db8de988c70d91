import { useMemo, useRef } from 'react'
import { useBox } from '@/app/_kept/box/box-store'
import { useStored } from '@/app/_kept/use-stored'
import { useSentences } from '@/app/_ui/language/language'
import type { BoxEntry } from '@/lib/box/read-sets'
import { foughtAt, type Levels } from '@/lib/builds/levels'
import { boxFragment } from '@/lib/raid-night/box-link'
import { canCompress } from '@/lib/raid-night/compression'
import type { Friend } from '@/lib/raid-night/friends'
import type { NightRaid } from '@/lib/raid-night/night-team'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedLevels } from '@/lib/storage/choices'
import { AddFriend, NameField } from './AddFriend'
import { CopyLink } from './CopyLink'
import { FindTeam } from './FindTeam'
import { PlayerBox } from './PlayerBox'
import styles from './RaidNightPanel.module.css'
import { useFriends } from './use-friends'
import { type Participant, useParticipants } from './use-participants'

interface Props {
  raid: RaidView
}

export function RaidNightPanel({ raid }: Props) {
  const { night } = useSentences()
  const { id, teraType, event } = raid
  const requestedRaid = useMemo(
    () => teraType && { ...id, teraType, ...(event && { setId: event.setId }) },
    [id, teraType, event],
  )
  const isRead = useBox((state) => state.isRead)
  if (!requestedRaid) return <p>{night.chooseTeraType}</p>
  return (
    isRead && <Boxes key={Object.values(requestedRaid).join('/')} raid={raid} requestedRaid={requestedRaid} />
  )
}

function Boxes({ raid, requestedRaid }: Props & { requestedRaid: NightRaid }) {
  const { night } = useSentences()
  const { me, isLost, rename } = useFriends()
  const { participants, own, lock } = useParticipants()
  const levels = useStored(storedLevels)
  return (
    <div className={styles.panel}>
      <NameField label={night.yourName} value={me} onChange={rename} />
      <LinkToBox own={own} raid={requestedRaid} />
      <Players participants={participants} lock={lock} />
      <AddFriend />
      <p role="status">{isLost && night.notKept}</p>
      <FindTeam
        key={levels + contentsOf(participants)}
        raid={raid}
        requestedRaid={requestedRaid}
        players={participants.map((participant) => withLevels(participant, levels))}
      />
    </div>
  )
}

function LinkToBox({ own, raid }: { own: readonly BoxEntry[]; raid: NightRaid }) {
  const { night } = useSentences()
  if (own.length === 0) return <p>{night.yourBoxIsEmpty}</p>
  if (!canCompress()) return <p>{night.cannotLink}</p>
  return <CopyLink label={night.shareBox} raid={raid} fragment={() => boxFragment(own)} />
}

function withLevels(participant: Participant, levels: Levels): Participant {
  const entries = participant.entries.map((entry) => ({ ...entry, build: foughtAt(entry.build, levels) }))
  return { ...participant, entries }
}

function contentsOf(participants: readonly Participant[]): string {
  return JSON.stringify(participants.map(({ entries, locked }) => [entries.map(({ set }) => set), locked]))
}

function Players({ participants, lock }: Pick<ReturnType<typeof useParticipants>, 'participants' | 'lock'>) {
  const { night } = useSentences()
  const { remove } = useFriends()
  const list = useRef<HTMLOListElement>(null)
  const forget = (friend: Friend) => {
    remove(friend)
    // The removed button would take the focus with it.
    list.current?.focus()
  }
  return (
    <ol ref={list} tabIndex={-1} className={styles.players} aria-label={night.players}>
      {participants.map((participant, index) => {
        const { key, friend, name } = participant
        return (
          <PlayerBox
            key={key}
            player={participant}
            title={friend || name.trim() !== '' ? night.player(index + 1, name) : night.you}
            onLock={(index) => lock(participant, index)}
            {...(friend && { onRemove: () => forget(friend) })}
          />
        )
      })}
    </ol>
  )
}
