import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, type RunningServer } from '@/tools/serve/listen'
import { type Behaviour, WORKS } from './behaviours'
import { callOf } from './live-answer'

/** A real server in front of the local creature service, which does with a call what it is told to. */
export class FaultyService {
  behaviour: Behaviour = WORKS
  readonly #asked: string[] = []
  readonly #hungUp: string[] = []
  readonly #server = createServer((request, response) => this.#answer(request, response))
  #running: RunningServer | undefined

  static async start(): Promise<FaultyService> {
    const service = new FaultyService()
    service.#running = await listen(service.#server, 0)
    return service
  }

  /**
   * The calls that came, by name: `GetPokemon garchomp`. A page makes them on several connections, which
   * bring them in an order of their own.
   */
  get asked(): readonly string[] {
    return this.#asked.toSorted()
  }

  /** Those of them whose connection was closed before the whole answer had been sent, by name. */
  get hungUp(): readonly string[] {
    return this.#hungUp.toSorted()
  }

  /** Where calls go now. */
  get address(): string {
    return 'address' in this.behaviour ? this.behaviour.address : `${this.#running?.url}/v8`
  }

  forgetCalls() {
    this.#asked.length = 0
    this.#hungUp.length = 0
  }

  async stop() {
    await this.#running?.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const call = callOf(await text(request))
    this.#asked.push(call.name)
    response.on('close', () => {
      if (!response.writableFinished) this.#hungUp.push(call.name)
    })
    if ('answer' in this.behaviour) await this.behaviour.answer(response, call)
  }
}
