import { type CreatureService, startCreatureService } from '@/servers/creature-service/server'

/** Starts the local creature service on a port, or where that is taken on any that is free. */
export async function startServiceNear(port: number): Promise<CreatureService> {
  try {
    return await startCreatureService({ port })
  } catch (error) {
    if (isTaken(error)) return startCreatureService({ port: 0 })
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
}
