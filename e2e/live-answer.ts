import { SERVICE_ADDRESS } from './addresses'

/** A call that a page made. */
export interface Call {
  /** What it asks for: `GetPokemon garchomp`. */
  readonly name: string
  readonly body: string
}

/** Begins every description in a live answer: what shipped does not have it. */
export const LIVE_MARK = 'Live: '

/** Reads the body of a request to the creature service. */
export function callOf(body: string): Call {
  const { operationName, variables } = JSON.parse(body)
  return { name: `${operationName} ${variables.pokemon ?? variables.move}`, body }
}

/** What a creature service answers to a call: the local one, unless another is named. */
export async function answerTo({ body }: Call, address = SERVICE_ADDRESS): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', body, headers })
  return answer.text()
}

/** What the local creature service answers to a call, with its descriptions marked. */
export async function liveAnswer(call: Call): Promise<string> {
  return (await answerTo(call)).replaceAll('"shortDesc":"', `"shortDesc":"${LIVE_MARK}`)
}
