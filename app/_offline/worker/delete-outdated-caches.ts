import { CacheExpiration } from 'serwist'
import { type CacheNames, outdatedCaches } from '@/lib/offline/cache-names'

/** Deletes what older releases of this site left behind, with the record of when it was used. */
export async function deleteOutdatedCaches(current: CacheNames, scope: string): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), current, scope)
  await Promise.all(
    outdated.map(async (name) => {
      await caches.delete(name)
      await new CacheExpiration(name).delete()
    }),
  )
}
