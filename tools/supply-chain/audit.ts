import { spawnSync } from 'node:child_process'
import { runTool } from '@/tools/process/run-tool'
import { readAudit } from './read-audit'

const PARAMETERS = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000']

await runTool('audit', async () => {
  const { stdout } = spawnSync('npm', PARAMETERS, { encoding: 'utf8' })
  const audit = readAudit(JSON.parse(stdout))
  if (!audit.answered) console.warn(`NOT CHECKED: the registry answers no audits: ${audit.reason}`)
  else if (audit.grave.length > 0) throw new Error(`known vulnerabilities in ${audit.grave.join(', ')}`)
  else console.log('No package that ships has a known vulnerability that is high or critical')
})
