import type { Command, CommandLine } from '@/tools/process/command'
import { SHOWDOWN } from './image-source'

export interface Settings {
  readonly source?: string
  readonly renew: boolean
}

export const IMAGES = {
  name: 'images',
  about: 'Downloads or draws missing images. An interrupted run continues.',
  options: {
    source: {
      type: 'string',
      value: 'https://…',
      about: `downloads from this server instead of ${SHOWDOWN}; so does the variable IMAGE_SOURCE`,
    },
    offline: { type: 'boolean', default: false, about: 'downloads nothing' },
    renew: { type: 'boolean', default: false, about: 'tries again to download images that have a stand-in' },
  },
} as const satisfies Command

/** The variable `IMAGE_SOURCE` replaces a missing `--source`. */
export function settingsOf(
  { offline, renew, source }: CommandLine<typeof IMAGES.options>['values'],
  environment: NodeJS.ProcessEnv,
): Settings {
  return { renew, source: offline ? undefined : source || environment.IMAGE_SOURCE || SHOWDOWN }
}
