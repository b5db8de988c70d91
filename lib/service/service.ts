import type { Creature, Move } from '@/data/shipped/schema'
import { GET_MOVE, GET_POKEMON } from './documents'
import { ServiceError } from './failure'
import { loadForCall, requestData } from './request'

/** The address of the public creature service. */
export const PUBLIC_SERVICE = 'https://graphqlpokemon.favware.tech/v8'

/** The address of the creature service: the public one, unless set at build. */
export const SERVICE_ADDRESS = process.env.NEXT_PUBLIC_CREATURE_SERVICE_URL || PUBLIC_SERVICE

/**
 * Fetches a creature from the creature service.
 * Rejects with a `ServiceError` when the call fails (see `requestData`) or the answer is invalid (see
 * `creatureOfAnswer`); with the signal's reason when the signal is aborted.
 *
 * @param key the creature's key in the service
 */
export async function fetchCreature(
  key: string,
  signal: AbortSignal,
  address = SERVICE_ADDRESS,
): Promise<Creature> {
  const call = { name: `GetPokemon ${key}`, document: GET_POKEMON, variables: { pokemon: key } }
  const data = await requestData(call, signal, address)
  const { creatureOfAnswer } = await loadForCall(call.name, loadReader)
  return valid(() => creatureOfAnswer(data, key))
}

/** Fetches a move from the creature service by its key: see `fetchCreature`. */
export async function fetchMove(key: string, signal: AbortSignal, address = SERVICE_ADDRESS): Promise<Move> {
  const call = { name: `getMove ${key}`, document: GET_MOVE, variables: { move: key } }
  const data = await requestData(call, signal, address)
  const { moveOfAnswer } = await loadForCall(call.name, loadReader)
  return valid(() => moveOfAnswer(data, key))
}

// It brings zod, which only an answer needs: choosing a raid does not wait for it.
const loadReader = () => import('./answer')

function valid<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new ServiceError(message, { kind: 'invalid' }, { cause })
  }
}
