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
import { Sources } from './Sources'

interface Props {
  raid: Pick<RaidView, 'id' | 'event' | 'actions' | 'shield' | 'figures' | 'notes'>
  advice: Pick<Advice, 'forEveryone'>
}

const SOURCES = { players: TERA_RAID_BATTLE }

export function Script({ raid, advice }: Props) {
  const { raid: labels } = useLabels()
  const { actions, shield, figures, notes } = raid
  const shieldItem = <li data-kind="shield">{shield.text}</li>
  return (
    <Section id="actions" className={styles.script}>
      <ol className={styles.list}>
        {actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions may repeat, and have no state
          <Fragment key={index}>
            {index === shield.place && shieldItem}
            <Action action={action} />
          </Fragment>
        ))}
        {shield.place === actions.length && shieldItem}
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
  // A repeat shares the line of its action, to keep the page short on a phone.
  const summary = [facts.action(kind, moveName), sameAs].filter(Boolean).join(' · ')
  const more = [clock, advice].filter(Boolean).join(' · ')
  return (
    <li data-kind={kind}>
      <span>{facts.actionTime(action)}</span> <strong>{summary}</strong> {more && <small>{more}</small>}
    </li>
  )
}
