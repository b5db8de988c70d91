import { useEffect, useRef, useState } from 'react'
import { askEngine } from '@/app/_box/ask-engine'
import { whyNotFought } from '@/app/_box/use-fights'
import { useStored } from '@/app/_kept/use-stored'
import { Team } from '@/app/_plans/team/Team'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { isLikelyWin, QUICK_WITHIN } from '@/battle/win-rates'
import type { FoundTeam } from '@/lib/box/engine/messages'
import { MAX_PLAYERS, type NightRaid, type NightTeam } from '@/lib/raid-night/night-team'
import { teamFragment } from '@/lib/raid-night/team-link'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { nightTeamInWords } from '@/lib/raid-view/team-in-words'
import { storedLevels } from '@/lib/storage/choices'
import { CopyLink } from './CopyLink'
import styles from './RaidNightPanel.module.css'
import type { LockablePlayer } from './use-participants'

interface Props {
  raid: RaidView
  requestedRaid: NightRaid
  players: readonly LockablePlayer[]
}

export function FindTeam({ raid, requestedRaid, players }: Props) {
  const { night, box } = useSentences()
  const { progress, end, team, find, stop } = useTeamSearch(requestedRaid, players)
  const isSolo = players.length === 1
  const status = night.found({ isLikely: isLikelyWin((team?.chance ?? 0) / 100), isSolo })
  const ends = { found: status, stopped: night.stopped, failed: whyNotFought(box) }
  if (players.length === 0) return <p>{night.nobody}</p>
  return (
    <>
      <div className={styles.buttons}>
        {progress !== undefined && <progress aria-label={night.searching} value={progress} />}
        {/* The same element in both states, so that it keeps the focus. */}
        <PlainButton onClick={progress === undefined ? find : stop}>
          {progress === undefined ? night.find : night.stop}
        </PlainButton>
      </div>
      <p role="status">{progress === undefined ? end && ends[end] : night.searching}</p>
      {team && <FoundTeamAndLink raid={raid} team={team} />}
    </>
  )
}

function FoundTeamAndLink({ raid, team }: { raid: RaidView; team: NightTeam }) {
  const sentences = useSentences()
  const { night, box } = sentences
  const levels = useStored(storedLevels)
  const free = MAX_PLAYERS - team.raiders.length
  return (
    <>
      <Team team={nightTeamInWords(team, raid, sentences)} />
      {free > 0 && <p>{night.partners(free)}</p>}
      <p className={styles.note}>
        {team.raiders.length === 1 ? box.simulated(QUICK_WITHIN, levels) : night.checked(levels)}
      </p>
      <CopyLink label={night.shareTeam} raid={team.raid} fragment={() => teamFragment(team)} />
    </>
  )
}

interface TeamSearch {
  readonly progress: number | undefined
  readonly end: 'found' | 'stopped' | 'failed' | undefined
  readonly team: NightTeam | undefined
  readonly find: () => void
  readonly stop: () => void
}

/** Fixed, so that the same boxes always get the same team. */
const SEED = 1

/**
 * Has the engine search a team in players' boxes. Unmounting stops the search, so the component needs a key made of the
 * raid and the boxes. Names may change during the search.
 */
function useTeamSearch(raid: NightRaid, players: readonly LockablePlayer[]): TeamSearch {
  const [progress, setProgress] = useState<number>()
  const [end, setEnd] = useState<TeamSearch['end']>()
  const [team, setTeam] = useState<FoundTeam>()
  const halt = useRef(() => {})

  useEffect(() => () => halt.current(), [])

  function finish(newEnd: TeamSearch['end']) {
    halt.current()
    setProgress(undefined)
    setEnd(newEnd)
  }

  function find() {
    halt.current()
    setEnd(undefined)
    setTeam(undefined)
    setProgress(0)
    const boxes = players.map(({ entries, locked }) => ({
      builds: entries.map(({ build }) => build),
      locked,
    }))
    halt.current = askEngine(
      { task: 'find team', raid, boxes, seed: SEED },
      {
        onAnswer: (answer) => {
          if (answer.kind === 'searched') setProgress(answer.share)
          if (answer.kind === 'team found') setTeam(answer.team)
          if (answer.kind === 'done') finish('found')
        },
        onFailure: () => finish('failed'),
      },
    )
  }

  return { progress, end, team: team && teamOf(raid, players, team), find, stop: () => finish('stopped') }
}

function teamOf(
  raid: NightRaid,
  players: readonly LockablePlayer[],
  { members, ...results }: FoundTeam,
): NightTeam {
  return {
    ...{ raid, ...results },
    raiders: members.flatMap(({ place: slot, role, plan, roles }, player) => {
      const { name = '', entries = [] } = players[player] ?? {}
      const build = entries[slot]?.build
      return build ? [{ player: name, build: { ...build, roles }, role, plan }] : []
    }),
  }
}
