'use client'

import { type ReactNode, useEffect, useMemo } from 'react'
import { RaidsToChoose } from '@/app/_finder/RaidsToChoose'
import { useLoadOnIntent } from '@/app/_live/use-load-on-intent'
import {
  currentSelection,
  goTo,
  openFromTop,
  useHasMoved,
  usePath,
  useSettledAddress,
} from '@/app/_navigation/address-bar'
import { SaveForOffline } from '@/app/_offline/SaveForOffline'
import { useOffline } from '@/app/_offline/use-offline'
import { RaidSections } from '@/app/_raid/RaidSections'
import { Header } from '@/app/_screen/header/Header'
import { useLabels } from '@/app/_ui/language/language'
import { canonicalPath, rootFor } from '@/lib/links/address'
import { parsePath, pathOf } from '@/lib/links/deep-link'
import { canonicalHref } from '@/lib/links/site'
import { titleOf } from '@/lib/raid/raid-title'
import { choose, NOTHING_CHOSEN, type Selection, type SelectionPart } from '@/lib/raid/selection'
import { storeTier } from '@/lib/storage/choices'
import { ChosenRaid } from './ChosenRaid'
import { Credits } from './Credits'
import { LinkNotice } from './LinkNotice'
import type { PrerenderedPage } from './page-metadata'
import styles from './Screen.module.css'
import { StartBoundary } from './StartBoundary'
import { markAsStarted } from './started'

interface Props {
  page: PrerenderedPage
  /** The content of a page without a raid. The server passes it, so that raids don't load the finder. */
  children?: ReactNode
}

export function Screen({ page, children }: Props) {
  return (
    <StartBoundary path={page.path} content={<Content page={page}>{children}</Content>}>
      <Frame page={page}>{children}</Frame>
    </StartBoundary>
  )
}

function Content({ page: { path, raid, toBring }, children }: Props) {
  if (raid) return <RaidSections raid={raid} toBring={toBring} />
  return <RaidsToChoose path={path} selection={parsePath(path)} prerendered={children} />
}

function Frame({ page, children }: Props) {
  const { screen, titles } = useLabels()
  const loadOnIntent = useLoadOnIntent()
  const path = usePath(page.path)
  const hasMoved = useHasMoved()
  const parsed = parsePath(path)
  const selection = parsed ?? NOTHING_CHOSEN
  const prerendered = useMemo(() => parsePath(page.path) ?? NOTHING_CHOSEN, [page.path])
  const isPrerendered = pathOf(selection) === pathOf(prerendered)
  useOffline()
  useSettledAddress()
  useEffect(markAsStarted, [])
  useEffect(() => {
    if (!parsed) window.location.replace(rootFor(path))
  }, [parsed, path])

  return (
    <div className={styles.screen} data-type={selection.teraType} {...loadOnIntent}>
      <DocumentHead path={path} selection={selection} />
      {/* Rows of controls and cards would move as each one arrives, so nothing is painted before they are complete. */}
      {/* Without it, browsers paint the HTML as it arrives, and move rows that are still incomplete. */}
      <link rel="expect" href={page.raid ? '#actions' : '#content'} blocking="render" />
      <a className={styles.skip} href="#content">
        {screen.skip}
      </a>
      <Header selection={selection} onChoose={chooseInAddress} />
      <p className="visually-hidden" role="status">
        {hasMoved && titles.raid(titleOf(selection))}
      </p>
      <main id="content" tabIndex={-1} className={styles.content}>
        <LinkNotice path={path} />
        {selection.boss ? (
          <ChosenRaid
            path={path}
            selection={selection}
            prerendered={prerendered}
            page={page}
            ownPage={isPrerendered ? page : undefined}
          />
        ) : (
          <RaidsToChoose
            path={path}
            selection={parsed}
            prerendered={path === page.path ? children : undefined}
          />
        )}
      </main>
      <SaveForOffline />
      <Credits />
    </div>
  )
}

function chooseInAddress(part: SelectionPart, value: string) {
  if (part === 'tier') storeTier(value)
  // Read from the address: the visitor may choose two parts before the next render.
  const before = currentSelection() ?? NOTHING_CHOSEN
  const newSelection = choose(before, part, value)
  // Keep the scroll position for another tier or Tera type of the same boss, to compare.
  const open = newSelection.boss && newSelection.boss === before.boss ? goTo : openFromTop
  open(pathOf(newSelection))
}

interface DocumentHeadProps {
  path: string
  selection: Selection
}

/**
 * The title names the tab and the history entry, and mobile browsers share the canonical address. `pageMetadata` has
 * the tags for clients that run no scripts.
 */
function DocumentHead({ path, selection }: DocumentHeadProps) {
  const { titles } = useLabels()
  return (
    <>
      <title>{titles.document(titleOf(selection))}</title>
      <link rel="canonical" href={canonicalHref(canonicalPath(path))} />
    </>
  )
}
