import { keptOnDevice } from '@/app/_kept/kept-on-device'
import type { Levels } from '@/lib/builds/levels'

/** The storage key of the levels and IVs at which the box fights. */
export const LEVELS_KEY = 'tera-raid-info-box-levels'

const kept = keptOnDevice<Levels>({
  key: LEVELS_KEY,
  nothing: 'perfect',
  parse: (text) => (text === 'of sets' ? text : 'perfect'),
  textOf: String,
})

/** The levels and IVs at which all battles of the box are fought. */
export const useLevels = kept.useValue

/** Keeps the levels and IVs at which the box fights. */
export const keepLevels = kept.keep
