import { useEffect, useRef, useState } from 'react'
import { askEngine } from '@/app/_box/ask-engine'
import type { FoundTeam } from '@/lib/box/engine/messages'
import type { NightPlayer, NightRaid, NightTeam } from '@/lib/raid-night/night-team'

/** A player, and the place in the box of who is to come, where that is settled. */
export interface Invited extends NightPlayer {
  readonly locked: number | undefined
}

/** The search for a team. */
interface GatheringSearch {
  /** How far it has come, as a share; `undefined` while none runs. */
  readonly progress: number | undefined
  readonly end: 'found' | 'stopped' | 'failed' | undefined
  readonly team: NightTeam | undefined
  readonly find: () => void
  readonly stop: () => void
}

/** The same boxes always have the same team. */
const SEED = 1

/**
 * Has the engine choose a team for a raid out of players' boxes. Ends with its component, which needs a key for each raid and
 * for what is in the boxes: names may change meanwhile.
 */
export function useGathering(raid: NightRaid, players: readonly Invited[]): GatheringSearch {
  const [progress, setProgress] = useState<number>()
  const [end, setEnd] = useState<GatheringSearch['end']>()
  const [team, setTeam] = useState<FoundTeam>()
  const halt = useRef(() => {})

  useEffect(() => () => halt.current(), [])

  function finish(how: GatheringSearch['end']) {
    halt.current()
    setProgress(undefined)
    setEnd(how)
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

function teamOf(raid: NightRaid, players: readonly Invited[], gathered: FoundTeam): NightTeam {
  const { members, ...figures } = gathered
  return {
    ...{ raid, ...figures },
    raiders: members.flatMap(({ place, role, plan, roles }, player) => {
      const { name = '', entries = [] } = players[player] ?? {}
      const build = entries[place]?.build
      return build ? [{ player: name, build: { ...build, roles }, role, plan }] : []
    }),
  }
}
