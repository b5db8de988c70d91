export const REFUSALS = [
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
] as const

/** `mockRestore` ends the refusals. */
export function refuseStorage(error: (typeof REFUSALS)[number][1] = 'QuotaExceededError') {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', error)
  })
}

export function refuseDatabase() {
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
