'use client'

import { type ReactNode, useEffect, useMemo } from 'react'
import { RaidsToChoose } from '@/app/_finder/RaidsToChoose'
import { loadOnIntent } from '@/app/_live/load-on-intent'
import { currentPath, goTo, useHasMoved, usePath } from '@/app/_navigation/address-bar'
import { openFromTop } from '@/app/_navigation/open-from-top'
import { useSettledAddress } from '@/app/_navigation/use-settled-address'
import { deleteLegacyCache } from '@/app/_offline/legacy-cache'
import { SaveForOffline } from '@/app/_offline/saving/SaveForOffline'
import { useOffline } from '@/app/_offline/use-offline'
import { RaidSections } from '@/app/_raid/RaidSections'
import { parsePath, pathOf } from '@/lib/raid/deep-link'
import { raidTitle } from '@/lib/raid/raid-title'
import { choose, NOTHING_CHOSEN, type SelectionPart } from '@/lib/raid/selection'
import { pageHref } from '@/lib/site'
import { ChosenRaid } from './ChosenRaid'
import { Credits } from './Credits'
import { DocumentHead } from './DocumentHead'
import { Header } from './header/Header'
import { LinkNotice } from './LinkNotice'
import type { PrerenderedPage } from './prerendered-page'
import styles from './Screen.module.css'
import { StartBoundary } from './StartBoundary'
import { markAsStarted } from './started'

interface Props {
  page: PrerenderedPage
  /** The content of a page without a raid. As children, because no raid should load the finder. */
  children?: ReactNode
}

/** The one screen of the product. When its program throws, the prerendered content stays. */
export function Screen({ page, children }: Props) {
  return (
    <StartBoundary path={page.path} content={<Content page={page}>{children}</Content>}>
      <Frame page={page}>{children}</Frame>
    </StartBoundary>
  )
}

/** The content of the prerendered page. */
function Content({ page: { path, raid, toBring }, children }: Props) {
  if (raid) return <RaidSections raid={raid} toBring={toBring} />
  return <RaidsToChoose path={path} selection={parsePath(path) ?? NOTHING_CHOSEN} prerendered={children} />
}

/** The frame shows what the address bar names; choices go into the address bar. */
function Frame({ page, children }: Props) {
  const path = usePath(page.path)
  const hasMoved = useHasMoved()
  const named = parsePath(path)
  const selection = named ?? NOTHING_CHOSEN
  const prerendered = useMemo(() => parsePath(page.path) ?? NOTHING_CHOSEN, [page.path])
  const isPrerendered = pathOf(selection) === pathOf(prerendered)
  useOffline()
  useSettledAddress()
  useEffect(markAsStarted, [])
  useEffect(deleteLegacyCache, [])
  useEffect(() => {
    // Any other path goes to the root.
    if (!named) window.location.replace(pageHref('/'))
  }, [named])

  // From the address: two parts may be chosen before the next rendering.
  const onChoose = (part: SelectionPart, value: string) => {
    const before = parsePath(currentPath()) ?? NOTHING_CHOSEN
    const chosen = choose(before, part, value)
    // Another tier or Tera type of the same boss keeps the scroll position, to compare.
    const open = chosen.boss && chosen.boss === before.boss ? goTo : openFromTop
    open(pathOf(chosen))
  }

  return (
    <div className={styles.screen} data-type={selection.teraType} {...loadOnIntent}>
      <DocumentHead path={path} selection={selection} />
      {/* Rows of controls and cards are laid out anew with each that arrives: nothing is painted before they are whole. */}
      <link rel="expect" href={page.raid ? '#key-timings' : '#content'} blocking="render" />
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header selection={selection} onChoose={onChoose} />
      <p className="visually-hidden" role="status">
        {hasMoved && raidTitle(selection)}
      </p>
      <main id="content" tabIndex={-1} className={styles.content}>
        <LinkNotice path={path} />
        {selection.boss ? (
          <ChosenRaid
            path={path}
            selection={selection}
            prerendered={prerendered}
            page={page}
            own={isPrerendered ? page : undefined}
          />
        ) : (
          <RaidsToChoose
            path={path}
            selection={selection}
            prerendered={path === page.path ? children : undefined}
          />
        )}
      </main>
      <SaveForOffline />
      <Credits />
    </div>
  )
}
