import { useEffect, useRef, useState } from 'react'
import { useSentences } from '@/app/_ui/language/language'
import { shippedNames } from '@/lib/box/game-names'
import { readSets } from '@/lib/box/read-sets'
import { pathOf } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { shownBoss } from '@/lib/raid/selection'
import { type BoxLink, readBoxFragment } from '@/lib/raid-night/box-link'
import { meantRaid } from '@/lib/raid-night/meant-raid'
import type { NightTeam } from '@/lib/raid-night/night-team'
import { readTeamFragment } from '@/lib/raid-night/team-link'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { FriendFromLink } from './FriendFromLink'
import styles from './Gathering.module.css'
import { LinkedTeam } from './LinkedTeam'

interface Props {
  raid: RaidView
  /** With its `#`. */
  fragment: string
}

/** What a link to a raid holds: a team, or a friend's box; or why it is not read. */
export function OpenedLink({ raid, fragment }: Props) {
  const { night } = useSentences()
  const place = useRef<HTMLDivElement>(null)
  const link = readTeamFragment(fragment, shippedNames)
  useEffect(() => {
    place.current?.scrollIntoView()
  }, [])
  return (
    <div ref={place} className={styles.link}>
      {link === undefined && <OpenedBox fragment={fragment} />}
      {link && 'problem' in link && <p role="alert">{night.problem(link.problem)}</p>}
      {link && 'team' in link && <OpenedTeam raid={raid} team={link.team} fragment={fragment} />}
    </div>
  )
}

function OpenedTeam({ raid, team, fragment }: Props & { team: NightTeam }) {
  const { night } = useSentences()
  const meant = meantRaid(team.raid, raid)
  if (!meant)
    return (
      <>
        <p role="alert">{night.raidIsGone(team.raid)}</p>
        <LinkedTeam raid={raid} team={team} />
      </>
    )
  const asked = pathOf(meant)
  if (asked === pathOf({ ...raid.id, teraType: raid.teraType ?? team.raid.teraType }))
    return <LinkedTeam raid={raid} team={team} />
  return (
    <p role="alert">
      {`${night.otherRaid({ ...meant, boss: shownBoss(meant) })} `}
      <a href={pageHref(asked) + fragment}>{night.toOtherRaid}</a>
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
