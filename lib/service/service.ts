import type { Creature, Move } from '@/data/shipped/schema'
import { creatureOfAnswer, moveOfAnswer } from './answer'
import { GET_MOVE, GET_POKEMON } from './documents'
import { ServiceError } from './failure'
import { requestData } from './request'

/** Where the creature service is: the public one, unless the build names another. */
export const SERVICE_ADDRESS =
  process.env.NEXT_PUBLIC_CREATURE_SERVICE_URL || 'https://graphqlpokemon.favware.tech/v8'

/**
 * Asks the creature service for a creature.
 * Rejects with a `ServiceError` when the service fails, is slow or answers wrongly, as `requestData` and
 * `creatureOfAnswer` tell; with the signal's reason when that is aborted.
 *
 * @param key the creature's key in the service
 * @param address the service to ask instead of `SERVICE_ADDRESS`
 */
export async function fetchCreature(
  key: string,
  signal: AbortSignal,
  address = SERVICE_ADDRESS,
): Promise<Creature> {
  const call = { name: `GetPokemon ${key}`, document: GET_POKEMON, variables: { pokemon: key } }
  const data = await requestData(call, signal, address)
  return valid(() => creatureOfAnswer(data, key))
}

/** Asks the creature service for a move by its key, as `fetchCreature` does for a creature. */
export async function fetchMove(key: string, signal: AbortSignal, address = SERVICE_ADDRESS): Promise<Move> {
  const call = { name: `getMove ${key}`, document: GET_MOVE, variables: { move: key } }
  const data = await requestData(call, signal, address)
  return valid(() => moveOfAnswer(data, key))
}

function valid<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new ServiceError(message, { kind: 'invalid' }, { cause })
  }
}
