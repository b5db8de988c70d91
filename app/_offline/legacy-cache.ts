/** The cache that the app of old links left behind; nothing reads it any more. */
const LEGACY_CACHE = 'tera-raid-info-1'

/** Deletes the legacy cache. Browsers without caches, or that refuse them, have none to delete. */
export function deleteLegacyCache() {
  deleteCache().catch(() => undefined)
}

// Asynchronous, because a page in a sandbox may not even look whether there are caches.
async function deleteCache() {
  await globalThis.caches?.delete(LEGACY_CACHE)
}
