import { useEffect } from 'react'
import { useStore } from '@/app/_ui/use-store'
import { buildPartOf } from '@/lib/bring/search/build-search'
import { type Address, linkedPath, settledAddress } from '@/lib/links/address'
import { parsePath } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { createListeners } from '@/lib/listeners'
import type { Selection } from '@/lib/raid/selection'
import { isNightLink } from '@/lib/raid-night/link-keys'
import { currentAddress, forgetUnwritten, pushAddress, replaceAddress } from './history-writes'

const { subscribe, notify } = createListeners(followHistory)

let hasMoved = false

/**
 * The path of the address bar without base path. Follows Back, Forward and `goTo`, without Next's router: see
 * docs/adr/0004-keep-our-own-history.md.
 *
 * @param prerendered the path of the prerendered page
 */
export function usePath(prerendered: string): string {
  return useStore(subscribe, currentPath, () => prerendered)
}

export function useQuery(): string {
  return useStore(subscribe, currentQuery, () => '')
}

export function useFragment(): string {
  return useStore(subscribe, currentFragment, () => '')
}

export function hasMovedSinceLoad(): boolean {
  return hasMoved
}

export function useHasMoved(): boolean {
  return useStore(subscribe, hasMovedSinceLoad, () => false)
}

export function goTo(path: string) {
  pushAddress(addressOf(path))
  hasMoved = true
  notify()
}

/** Adds no history entry, so that Back skips raids that a held key only passed. */
export function replacePath(path: string) {
  replaceAddress(addressOf(path))
  hasMoved = true
  notify()
}

function settleAddress() {
  const canonicalAddress = settledAddress(currentAddress())
  if (!canonicalAddress) return
  replaceAddress(canonicalAddress)
  notify()
}

/** Replaces the query in the current entry of the history. Keeps a team or box in the fragment. */
export function setQuery(query: string) {
  replaceAddress({ pathname: currentAddress().pathname, search: query, hash: nightLink() })
  notify()
}

/**
 * The absolute address to share. Its host is the visitor's, which the build may not know.
 *
 * @param href with base path
 */
export function addressToShare(href: string): string {
  return `${window.location.origin}${href}`
}

function currentPath(): string {
  return linkedPath(currentAddress())
}

export function currentSelection(): Selection | undefined {
  return parsePath(currentPath())
}

function currentFragment(): string {
  return currentAddress().hash
}

export function currentQuery(): string {
  return currentAddress().search
}

// A search among builds stays from raid to raid. If a link names an unknown raid, its team or box moves to the raid that
// is meant.
function addressOf(path: string): Address {
  const isRaid = parsePath(path)?.boss !== undefined
  return {
    pathname: pageHref(path),
    search: isRaid ? buildPartOf(currentQuery()) : '',
    hash: currentSelection()?.boss === undefined ? nightLink() : '',
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

export function openFromTop(path: string) {
  goTo(path)
  window.scrollTo({ top: 0 })
}

export function useSettledAddress() {
  useEffect(settleAddress)
}
