import { PUBLIC_SERVICE } from '@/lib/service/service'
import { EXPORTS, SERVICE_ADDRESS as TESTED_SERVICE } from '@/testing/addresses'
import { copyWithService } from './copy-with-service'
import { DEFAULT_EXPORT, exportWhenOutdated, isExported } from './export-site'
import { stampExport } from './export-stamp'

/** The settings of `npm start`, on any host. */
export const AS_STARTED = {
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_CREATURE_SERVICE_URL: '',
  CF_PAGES_URL: '',
  URL: '',
  GITHUB_REPOSITORY: '',
  NEXT_PUBLIC_ONLY_BOSSES: '',
}

const LEFT_BY_COMMANDS = [
  { directory: DEFAULT_EXPORT, service: '' },
  { directory: EXPORTS.site, service: TESTED_SERVICE },
]

/**
 * Makes sure that a folder has the site as `npm start` exports it, with another Pokémon API. Copies a current export of
 * another command if there is any, since a build takes minutes.
 */
export async function exportWithService(directory: string, service: string): Promise<void> {
  const startedAt = new Date()
  const environment = settingsWith(service)
  if (await isExported({ directory, environment })) return
  const current = await firstCurrent()
  if (!current) return exportWhenOutdated({ directory, environment })
  console.log(`Copying ${current.directory} to ${directory}, with another Pokémon API.`)
  await copyWithService(current.directory, directory, {
    from: current.service || PUBLIC_SERVICE,
    to: service,
  })
  await stampExport(directory, startedAt, { ...process.env, ...environment })
}

async function firstCurrent() {
  for (const candidate of LEFT_BY_COMMANDS) {
    const { directory, service } = candidate
    if (await isExported({ directory, environment: settingsWith(service) })) return candidate
  }
  return undefined
}

function settingsWith(service: string) {
  return { ...AS_STARTED, NEXT_PUBLIC_CREATURE_SERVICE_URL: service }
}
