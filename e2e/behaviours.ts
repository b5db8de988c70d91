import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from './addresses'
import { type Call, liveAnswer } from './live-answer'

/** What becomes of a call: it is answered somehow, or the address that it goes to leads nowhere. */
export type Behaviour = Answering | { readonly address: string }

interface Answering {
  readonly answer: (response: ServerResponse, call: Call) => unknown
}

/** The service as it should be. */
export const WORKS: Answering = alters((answer) => answer)

/** Nothing listens where the service should. */
export const REFUSES: Behaviour = { address: `http://localhost:${PORTS.nobody}/v8` }

/** The name of the service is not known any more. */
export const HAS_NO_ADDRESS: Behaviour = { address: 'http://no-such-host.invalid/v8' }

/** Takes calls, and says nothing. */
export const NEVER_ANSWERS: Behaviour = { answer: () => undefined }

/** Begins an answer, and says nothing more. */
export const NEVER_ENDS: Behaviour = { answer: (response) => begin(response).write('{"data":') }

/** Hangs up in the middle of the answer. */
export const ENDS_IN_THE_MIDDLE: Behaviour = { answer: endInTheMiddle }

/** Answers as it should, so many milliseconds late. */
export function isLate(by: number): Behaviour {
  return {
    async answer(response, call) {
      await pause(by, undefined, { ref: false })
      if (!response.destroyed) begin(response).end(await liveAnswer(call))
    },
  }
}

/** Answers with an HTTP status that is no success. */
export function fails(status: number, headers: OutgoingHttpHeaders = {}): Answering {
  return { answer: (response) => begin(response, status, headers).end('No') }
}

/** Does so to the first tries of each call, and answers the next as it should. */
export function recoversAfter(tries: number, { answer }: Answering): Behaviour {
  const made = new Map<string, number>()
  return {
    answer(response, call) {
      const before = made.get(call.name) ?? 0
      made.set(call.name, before + 1)
      return before < tries ? answer(response, call) : WORKS.answer(response, call)
    },
  }
}

/** Does so to one call, by its name, and answers all others as it should. */
export function failsFor(name: string, { answer }: Answering): Behaviour {
  return {
    answer: (response, call) => (call.name === name ? answer(response, call) : WORKS.answer(response, call)),
  }
}

/** Answers with a status that the browser does not let the page see, as gateways in front of a service do. */
export function failsUnseen(status: number): Behaviour {
  return { answer: (response) => response.writeHead(status).end('No') }
}

/** Answers every call with this text. */
export function says(text: string, type = 'application/json'): Behaviour {
  return { answer: (response) => begin(response, 200, { 'content-type': type }).end(text) }
}

/** Answers with so many megabytes. */
export function saysMegabytes(count: number): Behaviour {
  return { answer: (response) => Readable.from(megabytes(count)).pipe(begin(response)) }
}

/** Answers as it should, or as another service does, but that somebody changed the text of the answer. */
export function alters(alter: (answer: string) => string, answerOf = liveAnswer): Answering {
  return { answer: async (response, call) => begin(response).end(alter(await answerOf(call))) }
}

/** Answers another call than the one that was made. */
export function mistakes(mistake: (body: string) => string): Behaviour {
  return {
    answer: async (response, { name, body }) =>
      begin(response).end(await liveAnswer({ name, body: mistake(body) })),
  }
}

function begin(response: ServerResponse, status = 200, headers: OutgoingHttpHeaders = {}) {
  return response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
    ...headers,
  })
}

async function endInTheMiddle(response: ServerResponse, call: Call) {
  const answer = Buffer.from(await liveAnswer(call))
  const half = answer.subarray(0, answer.length / 2)
  begin(response, 200, { 'content-length': answer.length }).write(half, () => response.destroy())
}

function* megabytes(count: number) {
  yield '{"data":{"getPokemon":{"key":"'
  for (let megabyte = 0; megabyte < count; megabyte++) yield 'a'.repeat(1_000_000)
  yield '"}}}'
}
