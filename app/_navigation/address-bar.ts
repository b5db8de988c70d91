import { useEffect } from 'react'
import { useStore } from '@/app/_ui/use-store'
import { buildPartOf } from '@/lib/bring/search/build-search'
import { type Address, linkedPath, settledAddress } from '@/lib/links/address'
import { parsePath } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { createListeners } from '@/lib/listeners'
import { isNightLink } from '@/lib/raid-night/link-keys'
import { currentAddress, forgetUnwritten, pushAddress, replaceAddress } from './history-writes'

const { subscribe, notify } = createListeners(followHistory)

/** Whether the visitor has gone to another place of the site since the page was loaded. */
let hasMoved = false

/**
 * The path of the address bar without base path, following the visitor through Back, Forward and `goTo`.
 * Next's router is not involved: see docs/decisions.md, "Against the standard way".
 *
 * @param prerendered the path of the prerendered page, which its HTML shows
 */
export function usePath(prerendered: string): string {
  return useStore(subscribe, currentPath, () => prerendered)
}

/** The query of the address bar, with its question mark; empty on a prerendered page, and where there is none. */
export function useQuery(): string {
  return useStore(subscribe, currentQuery, () => '')
}

/** The fragment of the address bar, with its `#`; empty on a prerendered page, and where there is none. */
export function useFragment(): string {
  return useStore(subscribe, currentFragment, () => '')
}

/** Whether the visitor has gone to another place of the site since the page was loaded. */
export function hasMovedSinceLoad(): boolean {
  return hasMoved
}

/** The same, followed while it changes. */
export function useHasMoved(): boolean {
  return useStore(subscribe, hasMovedSinceLoad, () => false)
}

/** Puts a path of the site into the address bar, as a new entry of the history, without loading a page. */
export function goTo(path: string) {
  pushAddress(addressOf(path))
  hasMoved = true
  notify()
}

/** Puts a path into the current entry of the history: Back skips raids that were only passed by a held key. */
export function replacePath(path: string) {
  replaceAddress(addressOf(path))
  hasMoved = true
  notify()
}

/** Replaces an address that was understood but written differently by the page's own. */
function settleAddress() {
  const settled = settledAddress(currentAddress())
  if (!settled) return
  replaceAddress(settled)
  notify()
}

/** Replaces the query of the address, in the same entry of the history. A team or a box that it holds stays. */
export function setQuery(query: string) {
  replaceAddress({ pathname: currentAddress().pathname, search: query, hash: nightLink() })
  notify()
}

/**
 * The absolute address of a place of the site, to send to others: on the host where the visitor has it open, which the build
 * need not know.
 *
 * @param href within the site's origin, base path included
 */
export function addressToShare(href: string): string {
  return `${window.location.origin}${href}`
}

/** The path that the address bar means: see `linkedPath`. */
export function currentPath(): string {
  return linkedPath(currentAddress())
}

function currentFragment(): string {
  return currentAddress().hash
}

/** The query of the address bar. */
export function currentQuery(): string {
  return currentAddress().search
}

// A search among builds goes along from raid to raid; a team or a box from a raid that is not there to the one meant.
function addressOf(path: string): Address {
  const isRaid = parsePath(path)?.boss !== undefined
  return {
    pathname: pageHref(path),
    search: isRaid ? buildPartOf(currentQuery()) : '',
    hash: parsePath(currentPath())?.boss === undefined ? nightLink() : '',
  }
}

function nightLink(): string {
  return isNightLink(currentFragment()) ? currentFragment() : ''
}

function onPopState(event: PopStateEvent) {
  forgetUnwritten()
  // Next's own listener would reload an entry that its router did not write.
  event.stopImmediatePropagation()
  hasMoved = true
  notify()
}

function followHistory(): () => void {
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => window.removeEventListener('popstate', onPopState, { capture: true })
}

/** Goes to a path and scrolls to the top, where the controls are. */
export function openFromTop(path: string) {
  goTo(path)
  window.scrollTo({ top: 0 })
}

/** Keeps the page's own address in the address bar, so that reloading or copying it leads to the page itself. */
export function useSettledAddress() {
  useEffect(settleAddress)
}
