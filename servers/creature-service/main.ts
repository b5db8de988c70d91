import { startCreatureService } from './server'

try {
  const { url } = await startCreatureService({ port: Number(process.env.PORT || 4000) })
  console.log(`The local Pokémon API runs at ${url}`)
} catch (error) {
  console.error('The local Pokémon API did not start:', error instanceof Error ? error.message : error)
  process.exitCode = 1
}
