'use client'

import { useEffect } from 'react'
import { parsePath, pathOf } from '@/lib/raid/deep-link'
import { raidTitle } from '@/lib/raid/raid-title'
import type { RaidView } from '@/lib/raid/raid-view'
import { choose, NOTHING_CHOSEN, type SelectionPart } from '@/lib/raid/selection'
import { pageHref } from '@/lib/site'
import { ChosenRaid } from './ChosenRaid'
import { Credits } from './Credits'
import { Header } from './Header'
import { deleteLegacyCache } from './legacy-cache'
import { usePreloadedLiveRaid } from './live-raid-module'
import { NothingChosen } from './NothingChosen'
import { RaidContent } from './RaidContent'
import { RaidHead } from './RaidHead'
import styles from './RaidScreen.module.css'
import { goTo, usePath } from './use-path'

/** A prerendered page: its path without base path, and the raid that its HTML shows. */
export interface PrerenderedPage {
  readonly path: string
  readonly raid?: RaidView
}

interface Props {
  page: PrerenderedPage
}

/** The one screen of the product. What it shows follows the address bar; what is chosen goes into the address bar. */
export function RaidScreen({ page }: Props) {
  const path = usePath(page.path)
  const named = parsePath(path)
  const selection = named ?? NOTHING_CHOSEN
  const prerendered = parsePath(page.path) ?? NOTHING_CHOSEN
  const raid = pathOf(selection) === pathOf(prerendered) ? page.raid : undefined
  usePreloadedLiveRaid(page.path)
  useEffect(deleteLegacyCache, [])
  useEffect(() => {
    // Any other path goes to the root.
    if (!named) window.location.replace(pageHref('/'))
  }, [named])

  const onChoose = (part: SelectionPart, value: string) => goTo(pathOf(choose(selection, part, value)))

  return (
    <div className={styles.screen} data-type={selection.teraType}>
      <RaidHead path={path} selection={selection} raid={raid} />
      <a className={styles.skip} href="#content">
        Skip to the raid
      </a>
      <Header selection={selection} onChoose={onChoose} />
      <p className="visually-hidden" role="status">
        {path === page.path ? '' : raidTitle(selection)}
      </p>
      <main id="content" tabIndex={-1} className={styles.content}>
        {!selection.boss && <NothingChosen selection={selection} />}
        {selection.boss && !raid && <ChosenRaid selection={selection} prerendered={prerendered} />}
        {raid && <RaidContent raid={raid} />}
      </main>
      <Credits />
    </div>
  )
}
