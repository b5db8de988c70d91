import { parseArgs } from 'node:util'
import { SHOWDOWN } from './image-address'

/** The options of the tool. */
export interface Settings {
  /** Where to download from; not set where nothing is to be downloaded. */
  readonly source?: string
  /** Whether to try again to download what only stands in. */
  readonly renew: boolean
}

/**
 * Reads the settings: `--offline`, `--renew`, and `--source URL` or else the variable `IMAGE_SOURCE`.
 * Throws when one is unknown.
 *
 * @param parameters of the command line, without the program
 */
export function parseSettings(parameters: readonly string[], environment: NodeJS.ProcessEnv): Settings {
  const { offline, renew, source } = parseArgs({
    args: [...parameters],
    options: {
      offline: { type: 'boolean', default: false },
      renew: { type: 'boolean', default: false },
      source: { type: 'string', default: environment.IMAGE_SOURCE || SHOWDOWN },
    },
  }).values
  return { renew, source: offline ? undefined : source }
}
