import { startCreatureService } from './server'

try {
  const { url } = await startCreatureService({ port: Number(process.env.PORT || 4000) })
  console.log(`The local creature service answers on ${url}`)
} catch (error) {
  console.error('The local creature service did not start:', error instanceof Error ? error.message : error)
  process.exitCode = 1
}
