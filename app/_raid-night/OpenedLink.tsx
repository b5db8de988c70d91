import { useEffect, useId, useRef, useState } from 'react'
import { Team } from '@/app/_plans/team/Team'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { shippedNames } from '@/lib/box/game-names'
import { readSets } from '@/lib/box/read-sets'
import type { ShownSlot } from '@/lib/bring/team/shown-team'
import { pathOf } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { shownBoss } from '@/lib/raid/selection'
import { type BoxLink, readBoxFragment } from '@/lib/raid-night/box-link'
import { resolveLinkedRaid } from '@/lib/raid-night/linked-raid'
import { MAX_PLAYERS, type NightTeam } from '@/lib/raid-night/night-team'
import { readTeamFragment } from '@/lib/raid-night/team-link'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { nightTeamInWords } from '@/lib/raid-view/team-in-words'
import { FriendFromLink } from './AddFriend'
import styles from './RaidNightPanel.module.css'

interface Props {
  raid: RaidView
  fragment: string
}

export function OpenedLink({ raid, fragment }: Props) {
  const { night } = useSentences()
  const top = useRef<HTMLDivElement>(null)
  const link = readTeamFragment(fragment, shippedNames)
  useEffect(() => {
    top.current?.scrollIntoView()
  }, [])
  return (
    <div ref={top} className={styles.link}>
      {link === undefined && <OpenedBox fragment={fragment} />}
      {link && 'problem' in link && <p role="alert">{night.problem(link.problem)}</p>}
      {link && 'team' in link && <OpenedTeam raid={raid} team={link.team} fragment={fragment} />}
    </div>
  )
}

function OpenedTeam({ raid, team, fragment }: Props & { team: NightTeam }) {
  const { night } = useSentences()
  const linkedRaid = resolveLinkedRaid(team.raid, raid)
  if (!linkedRaid)
    return (
      <>
        <p role="alert">{night.raidIsGone(team.raid)}</p>
        <LinkedTeam raid={raid} team={team} />
      </>
    )
  const path = pathOf(linkedRaid)
  if (path === pathOf({ ...raid.id, teraType: raid.teraType ?? team.raid.teraType }))
    return <LinkedTeam raid={raid} team={team} />
  return (
    <p role="alert">
      {`${night.otherRaid({ ...linkedRaid, boss: shownBoss(linkedRaid) })} `}
      <a href={pageHref(path) + fragment}>{night.toOtherRaid}</a>
    </p>
  )
}

function OpenedBox({ fragment }: { fragment: string }) {
  const { night } = useSentences()
  const [link, setLink] = useState<BoxLink>()
  useEffect(() => {
    readBoxFragment(fragment).then(setLink)
  }, [fragment])
  if (!link) return null
  if ('problem' in link) return <p role="alert">{night.problem(link.problem)}</p>
  return <FriendFromLink read={readSets(link.text)} />
}

interface LinkedTeamProps {
  raid: RaidView
  team: NightTeam
}

/** The win rate is the sender's claim. */
export function LinkedTeam({ raid, team }: LinkedTeamProps) {
  const sentences = useSentences()
  const { night } = sentences
  const [mine, setMine] = useState<number>()
  const name = useId()
  const described = nightTeamInWords(team, raid, sentences)
  const slot = mine === undefined ? undefined : described.slots[mine]
  const free = MAX_PLAYERS - team.raiders.length
  return (
    <>
      <fieldset className={styles.question}>
        <legend>{night.iAm.question}</legend>
        {[undefined, ...described.slots.keys()].map((index) => (
          <label key={index ?? 'all'}>
            <input type="radio" {...{ name }} checked={mine === index} onChange={() => setMine(index)} />
            {index === undefined ? night.iAm.all : described.slots[index]?.name}
          </label>
        ))}
      </fieldset>
      {slot ? (
        <OwnSteps slot={slot} />
      ) : (
        <Team team={{ ...described, glance: night.claimed(described.glance) }} />
      )}
      {free > 0 && <p>{night.partners(free)}</p>}
    </>
  )
}

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
        <KeyedByIndex items={[...first, ...steps]}>{(step) => <li>{step}</li>}</KeyedByIndex>
      </ol>
    </article>
  )
}
