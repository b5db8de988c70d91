import { fileNameOf } from '@/lib/raid/file-name'
import { rosterTier, type Selection } from '@/lib/raid/selection'
import { PLANS_FOLDER } from './plans-folder'

/** The path of the file of a boss's plans, without base path: `/plans/6/paldea/indeedee-female.json`. */
export function plansPath({
  tier,
  region,
  boss,
}: Required<Pick<Selection, 'region' | 'boss'>> & Pick<Selection, 'tier'>): string {
  return `${PLANS_FOLDER}/${[rosterTier(tier), region, boss].map(fileNameOf).join('/')}.json`
}
