import { execa } from 'execa'
import { startServiceNear } from '@/servers/creature-service/server'
import { runCommand } from '@/tools/process/command'

const SERVICE_PORT = 4000

const DEV = {
  name: 'dev',
  about: `Starts Next and a local Pokémon API, on port ${SERVICE_PORT} or any free port.`,
  options: {},
} as const

await runCommand(DEV, async () => {
  const service = await startServiceNear(SERVICE_PORT)
  console.log(`The local Pokémon API runs at ${service.url}`)
  try {
    await execa({
      preferLocal: true,
      stdio: 'inherit',
      env: { NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_CREATURE_SERVICE_URL: service.url },
    })`next dev`
  } finally {
    await service.close()
  }
})
