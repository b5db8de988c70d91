import { parsePort } from '@/servers/site/start-site'
import { runTool } from '@/tools/process/run-tool'
import { firstStart } from './first-start'

await runTool('first start', async () => {
  const startedAt = performance.now()
  await firstStart('.', parsePort(process.env.PORT, 3000))
  console.log(
    `The site answers as it should, ${Math.round((performance.now() - startedAt) / 1000)} s after npm start`,
  )
})
