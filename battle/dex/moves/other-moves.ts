import { spreadsGas } from '@/battle/dex/active-ability'
import { liftGas } from '@/battle/dex/effects/abilities/change-ability'
import { startAbility } from '@/battle/dex/effects/abilities/come-in'
import { addType, setType } from '@/battle/dex/effects/change-types'
import { endOnSide, endTerrain, SCREENS } from '@/battle/dex/effects/field'
import { copiable, mimic } from '@/battle/dex/effects/mimic'
import { changeStages } from '@/battle/dex/effects/stages'
import { transform as turnInto } from '@/battle/dex/effects/transform'
import { setCount, setVolatile } from '@/battle/dex/effects/volatiles'
import { withHelper } from '@/battle/dex/volatiles'
import { BOSS, type SideEffect } from '@/battle/events'
import { mustRecharge } from '@/battle/model/battle-move'
import type { Combatant } from '@/battle/model/state'
import { areAllies } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'
import type { MoveRules, StatusAction } from './move-rules'

const DEFOGGED: readonly SideEffect[] = [...SCREENS, 'safeguard', 'mist']

const defog: StatusAction = (turn, { user, target }) => {
  changeStages(turn, target, { evasion: -1 }, user)
  endOnSide(turn, target.who, DEFOGGED)
  endTerrain(turn)
}

const courtChange: StatusAction = ({ field, events }) => {
  const { bossSide, raiderSide } = field
  field.bossSide = raiderSide
  field.raiderSide = bossSide
  events.push({ kind: 'sides swapped' })
}

const partingShot: StatusAction = (turn, { user, target }) =>
  changeStages(turn, target, { atk: -1, spa: -1 }, user)

const transform: StatusAction = (turn, { user, target }) => {
  const { ability } = user
  const hadGas = spreadsGas(user)
  if (!turnInto(turn, user, target)) return
  if (hadGas) liftGas(turn, user)
  if (user.ability !== ability) startAbility(turn, user)
}

const lockOn: StatusAction = (turn, { user }) => {
  setVolatile(user, 'lockon', 2)
  turn.events.push({ kind: 'volatile', who: user.who, id: 'lockon' })
}

// Helpers stack: `onRestart` of `helpinghand` in @pkmn/sim. Two uses by one helper don't stack: impossible there, and
// in tera-raid-builder, where help waits, it never adds up.
const helpAlly: StatusAction = (turn, { user, target }) => {
  setCount(target, 'helpinghand', withHelper(target.volatiles.helpinghand, user.who))
  turn.events.push({ kind: 'volatile', who: target.who, id: 'helpinghand' })
}

// Excludes moves that charge or need recharging, and moves that @pkmn/dex calls unrepeatable.
const isRepeatable = ({ fighter, lastMove }: Combatant) => {
  const move = fighter.moves[lastMove]
  return move !== undefined && !move.flags.failinstruct && !move.flags.charge && !mustRecharge(move)
}

function typeChange(type: TypeName): Partial<MoveRules> {
  return { changesTypes: true, acts: (turn, { target }) => setType(turn, target, type) }
}

function typeAddition(type: TypeName): Partial<MoveRules> {
  return { changesTypes: true, acts: (turn, { target }) => addType(turn, target, type) }
}

/** Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
export const OTHER_MOVES: Readonly<Record<string, Partial<MoveRules>>> = {
  // The game's text says the user's allies; for Helping Hand and Aromatic Mist it says an ally.
  Coaching: { forOtherAllies: true },
  'Court Change': { acts: courtChange },
  Defog: { acts: defog },
  'Dragon Cheer': { forOtherAllies: true },
  "Forest's Curse": typeAddition('Grass'),
  // `hitStepInvulnerabilityEvent` in @pkmn/sim.
  'Helping Hand': { acts: helpAlly, findsAway: true },
  // Players' strategies use it on allies: https://theastrogoth.github.io/tera-raid-builder. No source has it on a boss.
  Instruct: {
    repeatsMove: true,
    works: ({ user, target }) => areAllies(user.who, target.who) && isRepeatable(target),
  },
  'Lock-On': { acts: lockOn },
  Mimic: {
    acts: (turn, { user, target, move }) => mimic(turn, user, target, move),
    works: ({ user, target }) => user.who !== BOSS && copiable(user, target) !== undefined,
  },
  'Magic Powder': typeChange('Psychic'),
  'Mind Reader': { acts: lockOn },
  'Parting Shot': { acts: partingShot },
  Soak: typeChange('Water'),
  'Thunder Wave': { asksTypes: true },
  Toxic: { sureOf: 'Poison' },
  Transform: { acts: transform },
  'Trick-or-Treat': typeAddition('Ghost'),
}
