import sharp from 'sharp'

const TIME_OUT_MS = 5000
const MAX_BYTES = 2_000_000
const MIN_PX = 16
const MAX_PX = 2048
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Why a download failed: `absent` for good, `broken` for the moment, or `wrong` for an unusable response. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'

  constructor(
    message: string,
    readonly kind: 'absent' | 'broken' | 'wrong',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Downloads an image, and checks that it is a complete PNG of 16 to 2048 pixels a side and at most 2 MB. Rejects with a
 * `DownloadError` for any other response, and after five seconds.
 */
export async function downloadPng(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_OUT_MS) }).catch(throwBroken)
  if (!response.ok) {
    await response.body?.cancel()
    throw new DownloadError(`status ${response.status}`, kindOfStatus(response.status))
  }
  const body = await readBody(response).catch(throwBroken)
  if (!body.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    throw new DownloadError('not a PNG', 'wrong')
  }
  await checkPicture(body)
  return body
}

function kindOfStatus(status: number): DownloadError['kind'] {
  if (status === 404 || status === 410) return 'absent'
  return status === 429 || status >= 500 ? 'broken' : 'wrong'
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) throw new DownloadError('larger than 2 MB', 'wrong')
  }
  return Buffer.concat(chunks)
}

async function checkPicture(png: Buffer): Promise<void> {
  const { width, height } = await sharp(png).metadata().catch(throwBroken)
  if (Math.min(width, height) < MIN_PX || Math.max(width, height) > MAX_PX) {
    throw new DownloadError(`${width}x${height} pixels`, 'wrong')
  }
  // Only decoding shows whether the file is complete.
  await sharp(png).stats().catch(throwBroken)
}

function throwBroken(error: unknown): never {
  if (error instanceof DownloadError) throw error
  throw new DownloadError(reasonOf(error), 'broken', { cause: error })
}

// fetch only says "fetch failed". The reason is its cause, or the code of the cause.
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  if ('cause' in error && error.cause) return reasonOf(error.cause)
  if ('message' in error && error.message) return String(error.message)
  return 'code' in error ? String(error.code) : String(error)
}
