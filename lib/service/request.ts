import type { ClientError } from 'graphql-request'
import { ServiceError } from './failure'

const TIMEOUT_S = 5
const MAX_REASON_LENGTH = 200

/** A call of the creature service. */
export interface Call {
  /** Names the call in messages: `GetPokemon garchomp`. */
  readonly name: string
  readonly document: string
  readonly variables: Readonly<Record<string, string>>
}

/**
 * Posts a call to the creature service and returns the data of its answer, not yet validated.
 * Rejects with a `ServiceError` when the service cannot be reached, redirects, reports an error, does not answer in
 * GraphQL, or takes more than five seconds; with the signal's reason when the signal is aborted.
 */
export async function requestData(call: Call, signal: AbortSignal, address: string): Promise<unknown> {
  const { name, document, variables } = call
  const { ClientError, GraphQLClient } = await loadForCall(name, loadClient)
  const timeout = AbortSignal.timeout(TIMEOUT_S * 1000)
  try {
    const client = new GraphQLClient(address, { credentials: 'omit', fetch: fetchAnswer })
    return await client.request<unknown>({ document, variables, signal: AbortSignal.any([signal, timeout]) })
  } catch (cause) {
    signal.throwIfAborted()
    if (timeout.aborted) {
      throw new ServiceError(`${name}: no answer after ${TIMEOUT_S} s`, { kind: 'time-out' }, { cause })
    }
    throw cause instanceof ClientError ? errorOfResponse(name, cause) : errorWithoutResponse(name, cause)
  }
}

// graphql-request includes graphql's parser, which a visitor who only reads does not need.
const loadClient = () => import('graphql-request')

/**
 * Loads a part of the program that only calls need. Rejects with a `ServiceError` if it can't be loaded.
 *
 * @param name that of the call
 */
export async function loadForCall<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new ServiceError(`${name}: the client could not be loaded`, { kind: 'network' }, { cause })
  }
}

function errorOfResponse(name: string, cause: ClientError): ServiceError {
  const { status, headers, errors } = cause.response
  if (errors && status !== 429 && status < 500) {
    const reason = shortened(errors[0]?.message)
    return new ServiceError(`${name}: refused: ${reason}`, { kind: 'refused' }, { cause })
  }
  const retryAfter = retryAfterSeconds(new Headers(headers).get('Retry-After'))
  return new ServiceError(`${name}: status ${status}`, { kind: 'status', status, retryAfter }, { cause })
}

// For an answer that is not GraphQL graphql-request throws a plain Error or a SyntaxError; fetch throws others.
function errorWithoutResponse(name: string, cause: unknown): ServiceError {
  if (cause instanceof Error && ['Error', 'SyntaxError'].includes(cause.name)) {
    const reason = shortened(cause.message)
    return new ServiceError(`${name}: not a GraphQL answer: ${reason}`, { kind: 'invalid' }, { cause })
  }
  return new ServiceError(`${name}: not reached: ${cause}`, { kind: 'network' }, { cause })
}

// Some messages quote the whole answer, and those of the service may be anything.
function shortened(message: unknown): string {
  const [line = ''] = String(message ?? 'without a reason').split('\n', 1)
  return line.slice(0, MAX_REASON_LENGTH)
}

/** The longest answer that is read, in bytes: seventy times the usual one. */
export const MAX_ANSWER_BYTES = 2_000_000

/**
 * Fetches an answer of the creature service as `fetch` does, and reads it to its end.
 * Rejects a redirect, since the browser would not post the call again, and an answer as soon as it is too long: the rest is
 * not received.
 */
export async function fetchAnswer(...parameters: Parameters<typeof fetch>): Promise<Response> {
  const [address, init] = parameters
  const response = await fetch(address, { ...init, redirect: 'manual' })
  if (isRedirect(response)) throw new Error('a redirect')
  return response.body ? new Response(await readToEnd(response.body), response) : response
}

// A browser hides the status of a redirect, Node does not.
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

// Not by a stream that ends with an error of its own: Chromium would report that as a failure of the network.
async function readToEnd(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > MAX_ANSWER_BYTES) {
      await reader.cancel()
      throw new Error(`longer than ${MAX_ANSWER_BYTES} bytes`)
    }
    chunks.push(read.value)
  }
  return new Blob(chunks)
}

/**
 * The seconds in an HTTP `Retry-After` header, which is a number or a date. Gives `undefined` for a missing or invalid
 * header, and 0 for a past date.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const seconds = (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
