import { useId, useState } from 'react'
import { Team } from '@/app/_plans/team/Team'
import { Each } from '@/app/_ui/Each'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { ShownSlot } from '@/lib/bring/team/shown-team'
import { MOST_PLAYERS, type NightTeam } from '@/lib/raid-night/night-team'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { nightTeamInWords } from '@/lib/raid-view/team-in-words'
import styles from './Gathering.module.css'

interface Props {
  raid: RaidView
  team: NightTeam
}

/** A team that came by a link, with the figures that its sender claims: all of it, or the steps of one slot alone. */
export function LinkedTeam({ raid, team }: Props) {
  const sentences = useSentences()
  const { night } = sentences
  const [mine, setMine] = useState<number>()
  const name = useId()
  const shown = nightTeamInWords(team, raid, sentences)
  const slot = mine === undefined ? undefined : shown.slots[mine]
  const free = MOST_PLAYERS - team.raiders.length
  return (
    <>
      <fieldset className={styles.question}>
        <legend>{night.iAm.question}</legend>
        {[undefined, ...shown.slots.keys()].map((place) => (
          <label key={place ?? 'all'}>
            <input type="radio" {...{ name }} checked={mine === place} onChange={() => setMine(place)} />
            {place === undefined ? night.iAm.all : shown.slots[place]?.name}
          </label>
        ))}
      </fieldset>
      {slot ? <OwnSteps slot={slot} /> : <Team team={{ ...shown, glance: night.claimed(shown.glance) }} />}
      {free > 0 && <p>{night.partners(free)}</p>}
    </>
  )
}

/** What one player brings and does, without the others. */
function OwnSteps({ slot: { name, teraType, about, first, training, moves, steps } }: { slot: ShownSlot }) {
  const { plans, raid } = useLabels()
  const id = useId()
  return (
    <article className={styles.own} aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      <p>
        <TypeBadge type={teraType}>{raid.tera(teraType)}</TypeBadge>
      </p>
      <p>{about}</p>
      <p>{training}</p>
      <p>{moves}</p>
      <ol aria-label={plans.plan}>
        <Each items={[...first, ...steps]}>{(step) => <li>{step}</li>}</Each>
      </ol>
    </article>
  )
}
