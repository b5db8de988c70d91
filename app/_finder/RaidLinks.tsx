import { type LinkedRaid, RaidLink } from './RaidLink'
import styles from './RaidLinks.module.css'

interface Props {
  links: readonly LinkedRaid[]
}

/** The links to raids, in as many columns as there is room for. */
export function RaidLinks({ links }: Props) {
  return (
    <ul className={styles.raids}>
      {links.map((link) => (
        <RaidLink key={keyOf(link)} {...link} />
      ))}
    </ul>
  )
}

function keyOf({ raid: { tier, region, name } }: LinkedRaid): string {
  return `${tier} ${region} ${name}`
}
