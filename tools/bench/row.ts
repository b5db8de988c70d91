import type { Browser } from '@playwright/test'
import type { BuildFigures } from './measure-build'

/** One line of the table: a figure, what it should reach, and what it is. */
export interface Row {
  readonly figure: string
  readonly reach: string
  readonly measured: string
  readonly ok: boolean
}

/** What a row measures: the export, the site that serves it, and a browser to open it in. */
export interface Bench {
  /** The folder of the export. */
  readonly directory: string
  /** The site's address, without a slash at the end. */
  readonly site: string
  readonly browser: Browser
  /** What the build of the export took; undefined when an earlier export is measured. */
  readonly build: BuildFigures | undefined
}

/** Measures rows that belong together. */
export type RowGroup = (bench: Bench) => Promise<readonly Row[]>
