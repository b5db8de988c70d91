import { names } from '@/lib/words/en/names/names'
import { compareNames } from '@/lib/words/en/names/order'
import { actionAdvice, actionNotes } from './actions'
import { battleLog } from './battle/battle-log'
import { adding } from './box/adding'
import { box } from './box/box'
import { choosing } from './box/choosing'
import { bring } from './bring'
import { builds } from './builds'
import { countdown } from './countdown/countdown'
import { creature } from './creature'
import { events } from './events'
import { kept } from './kept'
import { description, linkNotice, sharing } from './links'
import { bossSearch, compared, live } from './live'
import { lobby } from './lobby'
import { rewards } from './rewards'
import { saving } from './saving'
import { sources } from './sources'
import { summaryLine } from './summary-line'
import { night } from './team/night'
import { teams } from './team/teams'
import { script } from './timings'

/** English texts for the build, or loaded on intent. */
export const sentences = {
  actionAdvice,
  actionNotes,
  adding,
  box,
  bossSearch,
  bring,
  builds,
  choosing,
  compareNames,
  compared,
  countdown,
  creature,
  description,
  events,
  summaryLine,
  kept,
  linkNotice,
  live,
  lobby,
  names,
  night,
  rewards,
  saving,
  script,
  sharing,
  sources,
  teams,
  battleLog,
}
