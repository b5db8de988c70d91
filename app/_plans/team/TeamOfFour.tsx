import type { Advice } from '@/app/_plans/use-advice'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { useOpened } from '@/app/_ui/use-opened'
import type { ShownTeam } from '@/lib/bring/team/shown-team'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { Team } from './Team'
import styles from './TeamOfFour.module.css'

interface Props {
  raid: Pick<RaidView, 'teraType'>
  advice: Pick<Advice, 'forEveryone'>
}

/** The fastest and the safest: as many as stand in the HTML. */
const FIRST_TEAMS = 2

/** The teams of four that win a raid, slot by slot, whatever builds are searched for. Nothing where none is known. */
export function TeamOfFour({ raid: { teraType }, advice: { forEveryone } }: Props) {
  const { plans } = useLabels()
  const teams = forEveryone?.teams
  if (!teams) return null
  const others = teams.slice(FIRST_TEAMS)
  return (
    <Section id="team-of-four" note={teraType && plans.against(teraType)}>
      <div className={styles.teams}>
        {teams.slice(0, FIRST_TEAMS).map((team) => (
          <Team key={team.title} team={team} />
        ))}
        {others.length > 0 && <OtherTeams teams={others} />}
        <p className={styles.checked}>{plans.teamsChecked}</p>
      </div>
    </Section>
  )
}

/** Teams with what not every player has, on request. */
function OtherTeams({ teams }: { teams: readonly ShownTeam[] }) {
  const { plans } = useLabels()
  const { isOpen, attributes } = useOpened()
  return (
    <details {...attributes} className="needs-script">
      <summary>{plans.moreTeams(teams.length)}</summary>
      {isOpen && (
        <div className={styles.teams}>
          {teams.map((team) => (
            <Team key={team.title} team={team} />
          ))}
        </div>
      )}
    </details>
  )
}
