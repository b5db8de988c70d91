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
import styles from './RaidScreen.module.css'
import { useDocumentHead } from './use-document-head'
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
  const isPrerendered = pathOf(selection) === pathOf(prerendered)
  useDocumentHead(path, selection)
  usePreloadedLiveRaid()
  useEffect(deleteLegacyCache, [])
  useEffect(() => {
    // Any other path goes to the root.
    if (!named) window.location.replace(pageHref('/'))
  }, [named])

  const onChoose = (part: SelectionPart, value: string) => goTo(pathOf(choose(selection, part, value)))

  return (
    <div className={styles.screen} data-type={selection.teraType}>
      <Header selection={selection} onChoose={onChoose} />
      <p className="visually-hidden" role="status">
        {isPrerendered ? '' : raidTitle(selection)}
      </p>
      <main id="content" className={styles.content}>
        {!selection.boss && <NothingChosen selection={selection} />}
        {isPrerendered && page.raid && <RaidContent raid={page.raid} />}
        {selection.boss && !(isPrerendered && page.raid) && (
          <ChosenRaid selection={selection} prerendered={prerendered} />
        )}
      </main>
      <Credits />
    </div>
  )
}
