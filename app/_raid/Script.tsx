import { Fragment } from 'react'
import { CountdownButton } from '@/app/_countdown/CountdownButton'
import type { Advice } from '@/app/_plans/use-advice'
import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import { TERA_RAID_BATTLE } from '@/lib/links/sources'
import { raidKey } from '@/lib/raid/raid-id'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Script.module.css'
import { Sources } from './sources/Sources'

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'actions' | 'shield' | 'figures' | 'notes'>
  advice: Pick<Advice, 'forEveryone'>
}

const SOURCES = { players: TERA_RAID_BATTLE }

/** What the boss does by its script, in the order in which it comes, and where its shield rises. */
export function Script({ raid, advice }: Props) {
  const { raid: labels } = useLabels()
  const { actions, shield, figures, notes } = raid
  const band = <li data-kind="shield">{shield.text}</li>
  return (
    <Section id="actions" className={styles.script}>
      <ol className={styles.list}>
        {actions.map((action, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions may repeat, and have no state
          <Fragment key={place}>
            {place === shield.place && band}
            <Action action={action} />
          </Fragment>
        ))}
        {shield.place === actions.length && band}
      </ol>
      {notes?.actions && <p>{notes.actions}</p>}
      {!figures.isTimeLimitUnread && (
        <CountdownButton key={raidKey(raid.id)} raid={raid} toBring={advice.forEveryone} />
      )}
      <Sources>
        <LinkedSentence of={labels.actionSources(figures)} to={SOURCES} />
      </Sources>
    </Section>
  )
}

function Action({ action }: { action: RaidView['actions'][number] }) {
  const { facts } = useLabels()
  const { kind, moveName, clock, advice, sameAs } = action
  // A repeat is told in the line of its action, so that a phone's page is no longer.
  const told = [facts.action(kind, moveName), sameAs].filter(Boolean).join(' · ')
  const more = [clock, advice].filter(Boolean).join(' · ')
  return (
    <li data-kind={kind}>
      <span>{facts.actionTime(action)}</span> <strong>{told}</strong> {more && <small>{more}</small>}
    </li>
  )
}
