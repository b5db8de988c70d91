import type { RowGroup } from './row'
import { attackers } from './rows/attackers'
import { build } from './rows/build'
import { chooseBoss } from './rows/choose-boss'
import { deepLink } from './rows/deep-link'
import { exportSize } from './rows/export-size'
import { firstLoadScript } from './rows/first-load-script'
import { freshClone } from './rows/fresh-clone'
import { lighthouseScores } from './rows/lighthouse'
import { precache } from './rows/precache'
import { raidPageHtml } from './rows/raid-page-html'
import { searchKeystroke } from './rows/search-keystroke'
import { serviceBytes } from './rows/service-bytes'
import { serviceCalls } from './rows/service-calls'
import { soak } from './rows/soak'
import { whatToBring } from './rows/what-to-bring'

/** The rows of the table, in its order. */
export const ROW_GROUPS: readonly RowGroup[] = [
  deepLink,
  chooseBoss,
  searchKeystroke,
  whatToBring,
  firstLoadScript,
  precache,
  raidPageHtml,
  attackers,
  serviceBytes,
  serviceCalls,
  soak,
  exportSize,
  lighthouseScores,
  build,
  freshClone,
]
