import { hpShare } from '@/lib/battle/effects/heal'
import { hurt } from '@/lib/battle/effects/hurt'
import { changeOwnStages, NO_STAGES, setStages } from '@/lib/battle/effects/stages'
import { cureStatus } from '@/lib/battle/effects/status'
import { hasType } from '@/lib/battle/effects/types'
import { dropVolatile, inflict, setCount } from '@/lib/battle/effects/volatiles'
import { weatherNow } from '@/lib/battle/effects/weather'
import { shieldIsUp } from '@/lib/battle/raid/shield'
import type { StageName, Stages } from '@/lib/battle/state'
import { STAGE_NAMES } from '@/lib/battle/tables/stage-names'
import type { Special } from './special'

const acupressure: Special = (turn, { target }) => {
  const open = STAGE_NAMES.filter((stage) => target.stages[stage] < 6)
  const stage = open[turn.random.below(open.length)]
  if (stage) changeOwnStages(turn, target, { [stage]: 2 })
}

const bellyDrum: Special = (turn, { user }) => changeOwnStages(turn, user, { atk: 12 })

// The shield keeps a raider's Haze from the boss, as all status moves.
const haze: Special = (turn, { user }) => {
  const shielded = user !== turn.boss && shieldIsUp(turn)
  for (const someone of shielded ? turn.raiders : [turn.boss, ...turn.raiders])
    setStages(turn, someone, NO_STAGES)
}

const topsyTurvy: Special = (turn, { target }) => setStages(turn, target, turnedRound(target.stages))

const psychUp: Special = (turn, { user, target }) => setStages(turn, user, target.stages)

// A Ghost type's Curse costs half its HP and hurts the target each turn: https://bulbapedia.bulbagarden.net/wiki/Curse_(move)
const curse: Special = (turn, { user, target }) => {
  if (!hasType(user, 'Ghost')) {
    changeOwnStages(turn, user, { atk: 1, def: 1, spe: -1 })
    return
  }
  if (target !== user && inflict(turn, target, 'curse', user)) hurt(turn, user, hpShare(user, 1 / 2), 'Curse')
}

const growth: Special = (turn, { user }) => {
  const by = weatherNow(turn) === 'Sun' ? 2 : 1
  changeOwnStages(turn, user, { atk: by, spa: by })
}

const stockpile: Special = (turn, { user }) => {
  const count = user.volatiles.stockpile ?? 0
  if (count >= 3) return
  setCount(user, 'stockpile', count + 1)
  changeOwnStages(turn, user, { def: 1, spd: 1 })
}

const takeHeart: Special = (turn, { user }) => {
  cureStatus(turn, user)
  changeOwnStages(turn, user, { spa: 1, spd: 1 })
}

const tidyUp: Special = (turn, { user }) => {
  dropVolatile(user, 'leechseed')
  changeOwnStages(turn, user, { atk: 1, spe: 1 })
}

function swap(...stages: readonly StageName[]): Special {
  return (turn, { user, target }) => {
    const own = user.stages
    setStages(turn, user, withStages(own, target.stages, stages))
    setStages(turn, target, withStages(target.stages, own, stages))
  }
}

/** Status moves about stages. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const STAGE_MOVES: Readonly<Record<string, Special>> = {
  Acupressure: acupressure,
  'Belly Drum': bellyDrum,
  Curse: curse,
  Growth: growth,
  'Guard Swap': swap('def', 'spd'),
  Haze: haze,
  'Heart Swap': swap(...STAGE_NAMES),
  'Power Swap': swap('atk', 'spa'),
  'Psych Up': psychUp,
  Stockpile: stockpile,
  'Take Heart': takeHeart,
  'Tidy Up': tidyUp,
  'Topsy-Turvy': topsyTurvy,
}

function withStages(own: Stages, other: Stages, taken: readonly StageName[]): Stages {
  const of = (stage: StageName) => (taken.includes(stage) ? other[stage] : own[stage])
  return {
    atk: of('atk'),
    def: of('def'),
    spa: of('spa'),
    spd: of('spd'),
    spe: of('spe'),
    accuracy: of('accuracy'),
    evasion: of('evasion'),
  }
}

function turnedRound({ atk, def, spa, spd, spe, accuracy, evasion }: Stages): Stages {
  // Not `-0`, which tests and teller would show.
  return {
    atk: 0 - atk,
    def: 0 - def,
    spa: 0 - spa,
    spd: 0 - spd,
    spe: 0 - spe,
    accuracy: 0 - accuracy,
    evasion: 0 - evasion,
  }
}
