import type { RowGroup } from './row'
import { build } from './rows/build'
import { chooseBoss } from './rows/choose-boss'
import { deepLink } from './rows/deep-link'
import { exportSize } from './rows/export-size'
import { firstLoadScript } from './rows/first-load-script'
import { lighthouseScores } from './rows/lighthouse'
import { raidPageHtml } from './rows/raid-page-html'
import { serviceBytes } from './rows/service-bytes'
import { serviceCalls } from './rows/service-calls'

/** The rows of the table, in its order. */
export const ROW_GROUPS: readonly RowGroup[] = [
  deepLink,
  chooseBoss,
  firstLoadScript,
  raidPageHtml,
  serviceBytes,
  serviceCalls,
  exportSize,
  lighthouseScores,
  build,
]
