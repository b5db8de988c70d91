import concurrently from 'concurrently'
import { prepareSite } from '@/tools/export/prepare-site'
import { runTool } from '@/tools/process/run-tool'

const SERVICE_PORT = 4000

await runTool('dev', async () => {
  await prepareSite()
  const { result } = concurrently(
    [
      {
        name: 'site',
        command: 'next dev',
        env: {
          NEXT_TELEMETRY_DISABLED: '1',
          NEXT_PUBLIC_CREATURE_SERVICE_URL: `http://localhost:${SERVICE_PORT}/v8`,
        },
      },
      {
        name: 'service',
        command: 'tsx tools/creature-service/main.ts',
        env: { PORT: String(SERVICE_PORT) },
      },
    ],
    { killOthersOn: ['success', 'failure'], prefixColors: ['cyan', 'magenta'] },
  )
  // Whatever ended, concurrently has told it on the screen.
  await result.catch(() => {
    process.exitCode = 1
  })
})
