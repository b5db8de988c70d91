import concurrently from 'concurrently'

const SERVICE_PORT = 4000

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
