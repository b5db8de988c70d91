import { useEffect } from 'react'
import { LoadFailure } from '@/app/_plans/LoadFailure'
import type { Advice } from '@/app/_plans/use-advice'
import { useLabels } from '@/app/_ui/language/language'
import { Loading } from '@/app/_ui/loading/WhenLoaded'
import { Section } from '@/app/_ui/Section'
import { useOpened } from '@/app/_ui/use-opened'
import type { ShownTeam, TeamHead } from '@/lib/bring/team/shown-team'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { Team, TeamSlots } from './Team'
import styles from './TeamOfFour.module.css'

/** How what is not there yet comes. */
type Loads = Pick<Advice, 'failed' | 'load'>

interface Props {
  raid: Pick<RaidView, 'teraType' | 'notes'>
  advice: Pick<Advice, 'subject' | 'toBring'> & Loads
}

/**
 * The teams of four that win a raid, whatever builds are searched for: of the first its slots, of each other what it is, and its
 * slots on request. Nothing where no team is known.
 */
export function TeamOfFour({ raid: { teraType, notes }, advice: { subject, toBring, ...loads } }: Props) {
  const { plans } = useLabels()
  if (!toBring?.teams) return null
  const { heads, teams } = toBring.teams
  const [first] = teams
  return (
    <Section id="team-of-four" note={teraType && plans.against(teraType)}>
      <div key={subject} className={styles.teams}>
        {notes?.builds && <p>{notes.builds}</p>}
        {first && <Team team={first} />}
        {heads.slice(1).map((head, place) => (
          <OtherTeam key={head.title} head={head} team={teams[place + 1]} {...loads} />
        ))}
        <p className={styles.checked}>{plans.teamsChecked}</p>
      </div>
    </Section>
  )
}

interface OtherProps extends Loads {
  head: TeamHead
  team: ShownTeam | undefined
}

function OtherTeam({ head: { title, glance }, team, failed, load }: OtherProps) {
  const { isOpen, attributes } = useOpened()
  const lacks = isOpen && !team
  useEffect(() => {
    if (lacks) load()
  }, [lacks, load])
  return (
    <details {...attributes} className="needs-script">
      <summary>
        {title} <small>{glance}</small>
      </summary>
      {isOpen && team && <TeamSlots team={team} />}
      {lacks && (failed ? <LoadFailure onTryAgain={load} /> : <Loading />)}
    </details>
  )
}
