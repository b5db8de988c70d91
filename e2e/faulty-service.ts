import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SERVICE_ADDRESS } from './addresses'

type Failing = (response: ServerResponse) => void

/** The ways in which the service can be told to fail. */
export const FAULTS = {
  'answers 500': (response) => send(response, 500, 'Internal Server Error'),
  'answers with a GraphQL error': (response) =>
    send(response, 200, JSON.stringify({ data: null, errors: [{ message: 'Ability not in its own enum' }] })),
  'answers in an invalid shape': (response) =>
    send(response, 200, JSON.stringify({ data: { getPokemon: { key: 7 }, getMove: { name: [] } } })),
  'never answers': () => undefined,
} as const satisfies Record<string, Failing>

/** A way to fail, by name. */
export type Fault = keyof typeof FAULTS

/** A real server in front of the local creature service: passes requests on, until it is told to fail. */
export class FaultyService {
  /** How it fails; it does not while there is none. */
  fault: Fault | undefined
  /** What was asked for, in order: `GetPokemon garchomp`. */
  readonly asked: string[] = []
  readonly #server = createServer((request, response) => this.#answer(request, response))
  #refuses = false

  static async start(): Promise<FaultyService> {
    const service = new FaultyService()
    service.#server.listen(0)
    await once(service.#server, 'listening')
    return service
  }

  /** Where to ask it; a port that refuses every connection after `refuse`. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://localhost:${this.#refuses ? 1 : port}/v8`
  }

  /** From now on, or no longer, nothing listens where it is asked. */
  refuse(refuses = true) {
    this.#refuses = refuses
  }

  async stop() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const { operationName, variables } = JSON.parse(body)
    this.asked.push(`${operationName} ${variables.pokemon ?? variables.move}`)
    if (this.fault) return FAULTS[this.fault](response)
    const answer = await fetch(SERVICE_ADDRESS, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    send(response, answer.status, await answer.text())
  }
}

function send(response: ServerResponse, status: number, body: string) {
  response
    .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(body)
}
