import { isAbilityOff, refusesStatusMoves, weatherNow } from '@/battle/dex/active-ability'
import { hpShare, hurt } from '@/battle/dex/effects/hp'
import { shieldIsUp } from '@/battle/dex/effects/shield'
import { changeOwnStages, changeStages, NO_STAGES, setStages } from '@/battle/dex/effects/stages'
import { meanOf, statChange } from '@/battle/dex/effects/stats'
import { cureStatus } from '@/battle/dex/effects/status'
import { MAX_STOCKPILED, stockUp } from '@/battle/dex/effects/stockpile'
import { dropVolatile, inflict } from '@/battle/dex/effects/volatiles'
import { hasType } from '@/battle/dex/types'
import type { StageName } from '@/battle/events'
import { HIGHEST_STAGE, STAGE_NAMES, type StageChanges, type Stages } from '@/battle/model/terms'
import type { MoveRules, StatusAction } from './move-rules'

const acupressure: StatusAction = (turn, { target }) => {
  const raisable = STAGE_NAMES.filter((stage) => target.stages[stage] < HIGHEST_STAGE)
  const stage = raisable[turn.random.below(raisable.length)]
  if (stage) changeOwnStages(turn, target, { [stage]: 2 })
}

// The shield protects the boss from a raider's Haze, like from all status moves.
const haze: StatusAction = (turn, { user }) => {
  const isShielded = user !== turn.boss && shieldIsUp(turn)
  for (const fighter of isShielded ? turn.raiders : [turn.boss, ...turn.raiders])
    setStages(turn, fighter, NO_STAGES)
}

const topsyTurvy: StatusAction = (turn, { target }) => setStages(turn, target, inverted(target.stages))

const psychUp: StatusAction = (turn, { user, target }) => setStages(turn, user, target.stages)

const growth: StatusAction = (turn, { user }) => {
  const by = weatherNow(turn) === 'Sun' ? 2 : 1
  changeOwnStages(turn, user, { atk: by, spa: by })
}

function swap(...stages: readonly StageName[]): StatusAction {
  return (turn, { user, target }) => {
    const userStages = user.stages
    setStages(turn, user, withStages(userStages, target.stages, stages))
    setStages(turn, target, withStages(target.stages, userStages, stages))
  }
}

const CURSE_STAGES: StageChanges = { atk: 1, def: 1, spe: -1 }

// A Ghost type pays half its HP and hurts the target each turn: https://bulbapedia.bulbagarden.net/wiki/Curse_(move)
const curse: Partial<MoveRules> = {
  raises: CURSE_STAGES,
  raisesAllBut: 'Ghost',
  acts: (turn, { user, target }) => {
    if (!hasType(user, 'Ghost')) changeOwnStages(turn, user, CURSE_STAGES)
    else if (target !== user && inflict(turn, target, 'curse', user))
      hurt(turn, user, hpShare(user, 1 / 2), { move: 'Curse' })
  },
}

// Its fields have no stages, since it fails at maximum Attack.
const bellyDrum: Partial<MoveRules> = {
  costs: 1 / 2,
  isWasted: ({ stages }) => stages.atk === HIGHEST_STAGE,
  raises: { atk: HIGHEST_STAGE },
  acts: (turn, { user }) => changeOwnStages(turn, user, { atk: 2 * HIGHEST_STAGE }),
}

const takeHeart: Partial<MoveRules> = {
  raises: { spa: 1, spd: 1 },
  acts: (turn, { user }) => {
    cureStatus(turn, user)
    changeOwnStages(turn, user, { spa: 1, spd: 1 })
  },
}

const tidyUp: Partial<MoveRules> = {
  raises: { atk: 1, spe: 1 },
  acts: (turn, { user }) => {
    dropVolatile(user, 'leechseed')
    changeOwnStages(turn, user, { atk: 1, spe: 1 })
  },
}

const MAGNETIC: ReadonlySet<string> = new Set(['Plus', 'Minus'])

// Source: https://bulbapedia.bulbagarden.net/wiki/Magnetic_Flux_(move)
const magneticFlux: StatusAction = (turn, { user }) => {
  const side = user === turn.boss ? [user] : turn.raiders
  for (const ally of side) {
    if (isAbilityOff(ally) || !MAGNETIC.has(ally.ability)) continue
    if (!refusesStatusMoves(user, ally)) changeStages(turn, ally, { def: 1, spd: 1 }, user)
  }
}

const powerSplit = statChange({ atk: meanOf('atk'), spa: meanOf('spa') })
const guardSplit = statChange({ def: meanOf('def'), spd: meanOf('spd') })
const takeSpeed = statChange({ spe: (_, { spe }) => spe })
const powerTrick = statChange({ atk: ({ def }) => def, def: ({ atk }) => atk })

function onBoth(change: typeof powerSplit): StatusAction {
  return (turn, { user, target }) => {
    const { fighter } = user
    change(turn, user, target.fighter)
    change(turn, target, fighter)
  }
}

/** Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const STAGE_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  Acupressure: { acts: acupressure, raisesByChance: true },
  'Belly Drum': bellyDrum,
  'Clangorous Soul': { costs: 1 / 3 },
  Curse: curse,
  'Fillet Away': { costs: 1 / 2 },
  Growth: { acts: growth },
  'Guard Split': { acts: onBoth(guardSplit) },
  'Guard Swap': { acts: swap('def', 'spd') },
  Haze: { acts: haze },
  'Heart Swap': { acts: swap(...STAGE_NAMES) },
  'Magnetic Flux': { acts: magneticFlux },
  'No Retreat': { works: ({ user }) => user.volatiles.noretreat === undefined },
  'Power Split': { acts: onBoth(powerSplit) },
  'Power Swap': { acts: swap('atk', 'spa') },
  'Power Trick': { acts: (turn, { user }) => powerTrick(turn, user, user.fighter) },
  'Psych Up': { acts: psychUp },
  'Speed Swap': { acts: onBoth(takeSpeed) },
  Stockpile: {
    works: ({ user }) => (user.volatiles.stockpile ?? 0) < MAX_STOCKPILED,
    raises: { def: 1, spd: 1 },
    acts: (turn, { user }) => stockUp(turn, user),
  },
  'Take Heart': takeHeart,
  'Tidy Up': tidyUp,
  'Topsy-Turvy': { acts: topsyTurvy },
}

function withStages(stages: Stages, other: Stages, swapped: readonly StageName[]): Stages {
  const stageOf = (stage: StageName) => (swapped.includes(stage) ? other[stage] : stages[stage])
  return {
    atk: stageOf('atk'),
    def: stageOf('def'),
    spa: stageOf('spa'),
    spd: stageOf('spd'),
    spe: stageOf('spe'),
    accuracy: stageOf('accuracy'),
    evasion: stageOf('evasion'),
  }
}

function inverted({ atk, def, spa, spd, spe, accuracy, evasion }: Stages): Stages {
  // Avoids `-0`, which tests and logs would show.
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
