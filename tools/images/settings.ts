import type { Command, CommandLine } from '@/tools/process/command'
import { SHOWDOWN } from './image-source'

/** The options of the tool. */
export interface Settings {
  /** Where to download from; not set where nothing is to be downloaded. */
  readonly source?: string
  /** Whether to try again to download what only stands in. */
  readonly renew: boolean
}

/** `npm run images` */
export const IMAGES = {
  name: 'images',
  about: 'Downloads or makes the images that are missing. A run that was ended goes on.',
  options: {
    source: {
      type: 'string',
      value: 'https://…',
      about: `downloads from this server instead of ${SHOWDOWN}; so does the variable IMAGE_SOURCE`,
    },
    offline: { type: 'boolean', default: false, about: 'downloads nothing' },
    renew: { type: 'boolean', default: false, about: 'asks again for images that only stand in' },
  },
} as const satisfies Command

/** The settings by the command line, and for `--source` by the variable `IMAGE_SOURCE`. */
export function settingsOf(
  { offline, renew, source }: CommandLine<typeof IMAGES.options>['values'],
  environment: NodeJS.ProcessEnv,
): Settings {
  return { renew, source: offline ? undefined : source || environment.IMAGE_SOURCE || SHOWDOWN }
}
