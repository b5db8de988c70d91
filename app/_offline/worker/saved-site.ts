import { type SaveFailure, type SaveProgress, savedBosses } from '@/lib/offline/save-progress'
import { type ReleaseFiles, StorageRefused } from './release-files'

/** A file of the release, with its size as gzip leaves it, in bytes. */
export interface SizedFile {
  readonly url: string
  readonly size: number
}

/** The files that a worker saves: those that every page needs, the shell last, and those of builds and teams of each boss. */
interface SiteFiles {
  readonly program: readonly SizedFile[]
  readonly builds: readonly SizedFile[]
}

/** What is saved of the site, and how to save more of it. What is saved is not asked for again. */
export interface SavedSite {
  /** Saves the program. Rejects like `ReleaseFiles.save`. */
  readonly saveProgram: () => Promise<void>
  /** Says how much is saved. */
  readonly count: () => Promise<SaveProgress>
  /** Saves the program, then builds against a few more bosses, and says how much is saved. Never rejects. */
  readonly saveMore: () => Promise<SaveProgress>
  /** Saves the builds anew that are kept as another release had them. Rejects like `ReleaseFiles.save`. */
  readonly renewBuilds: () => Promise<void>
}

/** How many files of builds are asked for at once. */
const AT_ONCE = 10

/** The site as a worker saves it, in the precache of its release. */
export function savedSite(files: ReleaseFiles, { program, builds }: SiteFiles): SavedSite {
  const saveProgram = oneAtATime(() => files.save(program.map(({ url }) => url)))
  const saveMore = oneAtATime(saveNext)

  async function missing(of: readonly SizedFile[]): Promise<SizedFile[]> {
    const kept = await files.kept()
    return of.filter(({ url }) => !kept.has(files.keyOf(url) ?? url))
  }

  async function count(): Promise<SaveProgress> {
    const missingBuilds = await missing(builds)
    return {
      ...savedBosses(builds.map(urlOf), missingBuilds.map(urlOf)),
      missingBytes: total([...missingBuilds, ...(await missing(program))]),
    }
  }

  async function saveNext(): Promise<SaveProgress> {
    try {
      await saveProgram()
      await saveTogether((await missing(builds)).slice(0, AT_ONCE))
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
    const kept = new Set([...(await files.kept())].map(withoutRevision))
    const outdated = (await missing(builds)).filter(({ url }) => kept.has(new URL(url, location.href).href))
    for (let start = 0; start < outdated.length; start += AT_ONCE)
      await saveTogether(outdated.slice(start, start + AT_ONCE))
  }

  async function saveTogether(some: readonly SizedFile[]) {
    await Promise.all(some.map(({ url }) => files.save([url])))
  }

  return { saveProgram, count, saveMore, renewBuilds }
}

/** A task that several pages may ask for, or one more than once: while it runs, they all wait for the same. */
function oneAtATime<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
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
