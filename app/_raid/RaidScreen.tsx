'use client'

import { type ReactNode, useEffect } from 'react'
import { markAsStarted } from '@/app/started'
import { ownPath } from '@/lib/links/address'
import { parsePath, pathOf } from '@/lib/raid/deep-link'
import { raidTitle } from '@/lib/raid/raid-title'
import { choose, NOTHING_CHOSEN, type SelectionPart } from '@/lib/raid/selection'
import { pageHref } from '@/lib/site'
import { currentPath, goTo, usePath } from './address-bar'
import { CompareTiers } from './CompareTiers'
import { Credits } from './Credits'
import { Header } from './Header'
import { LinkNotice } from './LinkNotice'
import { deleteLegacyCache } from './legacy-cache'
import { liveRaidModule, usePreloadedLiveRaid } from './live-raid-module'
import { RaidHead } from './RaidHead'
import { RaidNavigation } from './RaidNavigation'
import styles from './RaidScreen.module.css'
import { RaidsToChoose } from './RaidsToChoose'
import { StartBoundary } from './StartBoundary'
import { useOffline } from './use-offline'
import { useSettledAddress } from './use-settled-address'
import { WhenLoaded } from './WhenLoaded'

/** A prerendered page: its path without base path, and what its head says of its raid. */
export interface PrerenderedPage {
  readonly path: string
  readonly description?: string | undefined
}

interface Props {
  page: PrerenderedPage
  /** The content that the page was prerendered with, so that no page loads what only others show: a raid, or the finder. */
  children?: ReactNode
}

/** The one screen of the product; the content of the page alone, where its program throws. */
export function RaidScreen({ page, children }: Props) {
  return (
    <StartBoundary path={page.path} content={children}>
      <Screen page={page}>{children}</Screen>
    </StartBoundary>
  )
}

/** What the screen shows follows the address bar; what is chosen goes into the address bar. */
function Screen({ page, children }: Props) {
  const path = usePath(page.path)
  const named = parsePath(path)
  const selection = named ?? NOTHING_CHOSEN
  const prerendered = parsePath(page.path) ?? NOTHING_CHOSEN
  const isPrerendered = pathOf(selection) === pathOf(prerendered)
  usePreloadedLiveRaid(page.path)
  useOffline()
  useSettledAddress()
  useEffect(markAsStarted, [])
  useEffect(deleteLegacyCache, [])
  useEffect(() => {
    // Any other path goes to the root.
    if (!named) window.location.replace(pageHref('/'))
  }, [named])

  // From the address, since two parts may be chosen before the page is rendered again.
  const onChoose = (part: SelectionPart, value: string) =>
    goTo(pathOf(choose(parsePath(currentPath()) ?? NOTHING_CHOSEN, part, value)))

  return (
    <div className={styles.screen} data-type={selection.teraType}>
      <RaidHead
        path={ownPath(path)}
        selection={selection}
        description={isPrerendered ? page.description : undefined}
      />
      <a className={styles.skip} href="#content">
        Skip to the raid
      </a>
      <Header selection={selection} onChoose={onChoose} />
      <p className="visually-hidden" role="status">
        {path === page.path ? '' : raidTitle(selection)}
      </p>
      <main id="content" tabIndex={-1} className={styles.content}>
        <LinkNotice path={path} />
        {selection.boss ? (
          <>
            <RaidNavigation selection={selection} />
            {isPrerendered && children ? (
              children
            ) : (
              <WhenLoaded part={liveRaidModule}>
                {({ LiveRaid }) => <LiveRaid selection={selection} prerendered={prerendered} />}
              </WhenLoaded>
            )}
            <CompareTiers key={path} selection={selection} />
          </>
        ) : (
          <RaidsToChoose
            path={path}
            selection={selection}
            prerendered={isPrerendered ? children : undefined}
          />
        )}
      </main>
      <Credits />
    </div>
  )
}
