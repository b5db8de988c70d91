import { runCommand } from '@/tools/process/command'
import { DEFAULT_EXPORT, exportSite } from './export-site'

const BUILD = {
  name: 'build',
  about: 'Exports the site.',
  options: {
    out: {
      type: 'string',
      value: 'folder',
      default: DEFAULT_EXPORT,
      about: 'target folder; its content is replaced',
    },
  },
} as const

await runCommand(BUILD, ({ values }) => exportSite({ directory: values.out }))
