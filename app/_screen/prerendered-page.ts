import type { RaidView } from '@/lib/raid-view/raid-view'

/** A prerendered page: its path without base path, and its raid where it has one. */
export interface PrerenderedPage {
  readonly path: string
  readonly raid?: RaidView | undefined
}
