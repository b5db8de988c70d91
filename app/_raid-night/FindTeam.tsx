import { whyNotFought } from '@/app/_box/use-fights'
import { useStored } from '@/app/_kept/use-stored'
import { Team } from '@/app/_plans/team/Team'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { isLikelyWin, QUICK_WITHIN } from '@/battle/win-rates'
import { MOST_PLAYERS, type NightRaid, type NightTeam } from '@/lib/raid-night/night-team'
import { teamFragment } from '@/lib/raid-night/team-link'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { nightTeamInWords } from '@/lib/raid-view/team-in-words'
import { storedLevels } from '@/lib/storage/choices'
import { CopyLink } from './CopyLink'
import styles from './Gathering.module.css'
import { type Invited, useGathering } from './use-gathering'

interface Props {
  raid: RaidView
  ordered: NightRaid
  players: readonly Invited[]
}

/** Has a team chosen out of the players' boxes, and shows it. */
export function FindTeam({ raid, ordered, players }: Props) {
  const { night, box } = useSentences()
  const { progress, end, team, find, stop } = useGathering(ordered, players)
  const isSolo = players.length === 1
  const found = night.found({ isLikely: isLikelyWin((team?.chance ?? 0) / 100), isSolo })
  const ends = { found, stopped: night.stopped, failed: whyNotFought(box) }
  if (players.length === 0) return <p>{night.nobody}</p>
  return (
    <>
      <div className={styles.buttons}>
        {progress !== undefined && <progress aria-label={night.searching} value={progress} />}
        {/* One button, so that it keeps the focus. */}
        <PlainButton onClick={progress === undefined ? find : stop}>
          {progress === undefined ? night.find : night.stop}
        </PlainButton>
      </div>
      <p role="status">{progress === undefined ? end && ends[end] : night.searching}</p>
      {team && <FoundTeam raid={raid} team={team} />}
    </>
  )
}

function FoundTeam({ raid, team }: { raid: RaidView; team: NightTeam }) {
  const sentences = useSentences()
  const { night, box } = sentences
  const levels = useStored(storedLevels)
  const free = MOST_PLAYERS - team.raiders.length
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
