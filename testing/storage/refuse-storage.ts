/** Why a browser stores nothing, and the name of that error. */
export const REFUSALS = [
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
] as const

/** Makes storage refuse everything. Returns a spy: `mockRestore` ends this. */
export function refuseStorage(error: (typeof REFUSALS)[number][1] = 'QuotaExceededError') {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', error)
  })
}

/** Makes the database refuse everything. Returns a spy: `mockRestore` ends this. */
export function refuseDatabase() {
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
