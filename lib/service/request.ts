import type { ClientError } from 'graphql-request'
import { ServiceError } from './failure'
import { fetchAnswer } from './fetch-answer'
import { retryAfterSeconds } from './retry-after'

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
  const { ClientError, GraphQLClient } = await loadClient(name)
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
async function loadClient(name: string) {
  try {
    return await import('graphql-request')
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
