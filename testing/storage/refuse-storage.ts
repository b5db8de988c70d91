/** Why a browser stores nothing, and the name of the error that says so. */
export const REFUSALS = [
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
] as const

/** Storage takes nothing any more, until `mockRestore` of the spy that this returns. */
export function refuseStorage(error: (typeof REFUSALS)[number][1] = 'QuotaExceededError') {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', error)
  })
}

/** The database takes nothing any more, until `mockRestore` of the spy that this returns. */
export function refuseDatabase() {
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
