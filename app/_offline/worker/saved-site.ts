import { type SaveFailure, type SaveProgress, savedBosses } from '@/lib/offline/save-progress'
import { type ReleaseFiles, StorageRefused } from './release-files'

export interface SizedFile {
  readonly url: string
  /** In bytes, compressed by gzip. */
  readonly size: number
}

interface SiteFiles {
  readonly program: readonly SizedFile[]
  readonly builds: readonly SizedFile[]
}

export interface SavedSite {
  readonly saveProgram: () => Promise<void>
  readonly count: () => Promise<SaveProgress>
  /** Saves the program, then builds of a few more bosses, and returns the progress. Never rejects. */
  readonly saveMore: () => Promise<SaveProgress>
  readonly renewBuilds: () => Promise<void>
}

/**
 * How many files of builds are loaded at the same time. The page asks again after each batch: browsers end long tasks of
 * workers, and a page that stops asking stops the saving. Larger bundles would lose more when interrupted.
 */
const BATCH_SIZE = 10

export function savedSite(files: ReleaseFiles, { program, builds }: SiteFiles): SavedSite {
  const saveProgram = oneAtATime(() => files.save(program.map(({ url }) => url)))
  const saveMore = oneAtATime(saveNext)

  async function findMissing(listed: readonly SizedFile[]): Promise<SizedFile[]> {
    const savedKeys = await files.savedKeys()
    return listed.filter(({ url }) => !savedKeys.has(files.keyOf(url) ?? url))
  }

  async function count(): Promise<SaveProgress> {
    const missingBuilds = await findMissing(builds)
    return {
      ...savedBosses(builds.map(urlOf), missingBuilds.map(urlOf)),
      missingBytes: total([...missingBuilds, ...(await findMissing(program))]),
    }
  }

  async function saveNext(): Promise<SaveProgress> {
    try {
      await saveProgram()
      await saveTogether((await findMissing(builds)).slice(0, BATCH_SIZE))
      return await count()
    } catch (cause) {
      const nothing = {
        ...savedBosses(builds.map(urlOf), builds.map(urlOf)),
        missingBytes: total([...program, ...builds]),
      }
      return { ...(await count().catch(() => nothing)), failure: failureBy(cause) }
    }
  }

  async function renewBuilds() {
    const savedAddresses = new Set([...(await files.savedKeys())].map(withoutRevision))
    const outdatedBuilds = (await findMissing(builds)).filter(({ url }) =>
      savedAddresses.has(new URL(url, location.href).href),
    )
    for (let start = 0; start < outdatedBuilds.length; start += BATCH_SIZE)
      await saveTogether(outdatedBuilds.slice(start, start + BATCH_SIZE))
  }

  async function saveTogether(batch: readonly SizedFile[]) {
    await Promise.all(batch.map(({ url }) => files.save([url])))
  }

  return { saveProgram, count, saveMore, renewBuilds }
}

/** Calls during a run share that run. */
function oneAtATime<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= task().finally(() => {
      running = undefined
    })
    return running
  }
}

function urlOf({ url }: SizedFile): string {
  return url
}

function total(files: readonly SizedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

function withoutRevision(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}

function failureBy(cause: unknown): SaveFailure {
  return cause instanceof StorageRefused ? 'storage' : 'network'
}
