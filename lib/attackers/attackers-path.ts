import { fileNameOf } from '@/lib/raid/file-name'
import { rosterTier, type Selection } from '@/lib/raid/selection'
import { ATTACKERS_FOLDER } from './attackers-folder'

/**
 * The path of the attackers file of a boss, without base path:
 * `/attackers/6/paldea/indeedee-female.json`.
 */
export function attackersPath({
  tier,
  region,
  boss,
}: Required<Pick<Selection, 'region' | 'boss'>> & Pick<Selection, 'tier'>): string {
  return `${ATTACKERS_FOLDER}/${[rosterTier(tier), region, boss].map(fileNameOf).join('/')}.json`
}
