import { useEffect } from 'react'
import { LoadFailure } from '@/app/_plans/LoadFailure'
import type { Advice } from '@/app/_plans/use-advice'
import { useLabels } from '@/app/_ui/language/language'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import { useOpened } from '@/app/_ui/use-opened'
import type { ShownTeam, TeamHead, TeamList } from '@/lib/bring/team/shown-team'
import { Team, TeamSlots } from './Team'
import styles from './TeamsOfFour.module.css'

type LoadState = Pick<Advice, 'failed' | 'load'>

interface Props extends LoadState, Pick<Advice, 'subject'> {
  teams: TeamList
}

export function TeamsOfFour({ teams: { heads, teams }, subject, ...loadState }: Props) {
  const { plans } = useLabels()
  const [first] = teams
  return (
    <div key={subject} className={styles.teams}>
      {first && <Team team={first} slotOf="slot" />}
      {heads.slice(1).map((head, index) => (
        <OtherTeam key={head.title} head={head} team={teams[index + 1]} {...loadState} />
      ))}
      <p className={styles.checked}>{plans.teamsChecked}</p>
    </div>
  )
}

interface OtherProps extends LoadState {
  head: TeamHead
  team: ShownTeam | undefined
}

function OtherTeam({ head: { title, glance }, team, failed, load }: OtherProps) {
  const { isOpen, attributes } = useOpened()
  const isMissing = isOpen && !team
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, load])
  return (
    <details {...attributes} className="needs-script">
      <summary>
        {title} <small>{glance}</small>
      </summary>
      {isOpen && team && <TeamSlots team={team} />}
      {isMissing && (failed ? <LoadFailure onTryAgain={load} /> : <Loading />)}
    </details>
  )
}
