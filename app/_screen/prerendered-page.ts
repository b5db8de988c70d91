import type { ToBring } from '@/lib/bring/what-to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'

/** A prerendered page: its path without base path, and where it has a raid that and the first of what to bring to it. */
export interface PrerenderedPage {
  readonly path: string
  readonly raid?: RaidView | undefined
  readonly toBring?: ToBring | undefined
}
