import { liveSource } from '@/tools/ship-data/sources'
import { checkService, type Shipped } from './check-service'
import { reportLines } from './report'

/**
 * Checks the service at an address against shipped data, and tells what was found.
 * Gives the exit code: 1 when visitors see anything of it: live data is refused, or changes what the page
 * shows, else 0.
 *
 * @param say puts a line on the screen
 */
export async function runCheck(
  address: string,
  shipped: Shipped,
  say: (line: string) => void,
): Promise<0 | 1> {
  say(`Asking ${address} for ${countOf(shipped.creatures)} creatures and ${countOf(shipped.moves)} moves`)
  const findings = await checkService(liveSource(address), shipped)
  for (const line of reportLines(findings)) say(line)
  return findings.breakages.length + findings.drift.length > 0 ? 1 : 0
}

function countOf(entries: object): number {
  return Object.keys(entries).length
}
