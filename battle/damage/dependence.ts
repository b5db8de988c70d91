import { BOOSTING_VOLATILES, traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { TypeName } from '@/data/vocabulary'
import { calculatorMove } from './calculator'
import { switchOf } from './calculator-state'
import type { Pairing } from './pairing'
import {
  ACTS_LAST,
  boosted,
  burn,
  FLIES_OVER_TERRAIN,
  fullHp,
  hpAtMost,
  hpInParts,
  type Part,
  raisedStages,
  type SideName,
  stage,
  statAlone,
  status,
  TARGETS_TYPE_IN_FIELD,
  tailwind,
  volatile,
} from './parts'

// The parts of a state that the calculator reads, from mechanics/gen789.ts of @smogon/calc 0.12.0. A needless part
// costs a calculation, a missing part gives wrong damage. Tests with random states find missing parts.

/** The type of a move for its user. `undefined` if weather or terrain may change the type. */
export type SettledType = TypeName | undefined

const CHANGE_CATEGORY: ReadonlySet<string> = new Set(['Shell Side Arm', 'Tera Starstorm'])
const BY_SPEED: ReadonlySet<string> = new Set(['Electro Ball', 'Gyro Ball'])
const BY_USER_STATUS: ReadonlySet<string | undefined> = new Set([
  'Facade',
  'Flare Boost',
  'Guts',
  'Toxic Boost',
])
const BY_TARGET_STATUS: ReadonlySet<string | undefined> = new Set([
  'Barb Barrage',
  'Dream Eater',
  'Hex',
  'Infernal Parade',
  'Marvel Scale',
  'Merciless',
  'Smelling Salts',
  'Venoshock',
  'Wake-Up Slap',
])
const PINCH_TYPES: Readonly<Record<string, TypeName>> = {
  Blaze: 'Fire',
  Overgrow: 'Grass',
  Swarm: 'Bug',
  Torrent: 'Water',
}

const POWER_PARTS: Readonly<Record<string, Part>> = {
  Brine: hpAtMost('defender', 2),
  'Crush Grip': hpInParts('defender', 4096),
  'Dragon Energy': hpInParts('attacker', 150),
  Eruption: hpInParts('attacker', 150),
  Flail: hpInParts('attacker', 48),
  'Hard Press': hpInParts('defender', 4096),
  'Power Trip': raisedStages('attacker'),
  Punishment: raisedStages('defender'),
  Reversal: hpInParts('attacker', 48),
  'Stored Power': raisedStages('attacker'),
  'Water Spout': hpInParts('attacker', 150),
  'Wring Out': hpInParts('defender', 4096),
}

const ACTIVE_AT_FULL_HP: ReadonlySet<string | undefined> = new Set([
  'Multiscale',
  'Shadow Shield',
  'Tera Shell',
])

/** Returns what the damage of a pairing depends on, besides `circumstances`, which always count. */
export function partsOf(pairing: Pairing, type: SettledType): Part[] {
  return [
    ...partsOfOffense(pairing),
    ...partsOfDefense(pairing),
    ...partsOfSpeed(pairing),
    ...partsOfStatus(pairing),
    ...partsOfHp(pairing, type),
    ...partsOfAbilities(pairing),
    ...partsOfTypes(pairing, type),
  ]
}

function partsOfOffense({ attacker, move }: Pairing): Part[] {
  const { strikesWith } = rulesOf(move.name)
  if (strikesWith === 'the Attack of its target') return [stage('defender', 'atk')]
  if (strikesWith === 'Defense') return [stage('attacker', 'def')]
  if (move.name === 'Spectral Thief') return [stage('attacker', 'atk'), stage('defender', 'atk')]
  if (changesCategory(move.name, attacker.terastallized)) {
    return [stage('attacker', 'atk'), stage('attacker', 'spa')]
  }
  return [stage('attacker', move.category === 'Physical' ? 'atk' : 'spa')]
}

function partsOfDefense({ attacker, move }: Pairing): Part[] {
  const { ignoreDefensive, overrideDefensiveStat } = calculatorMove(move.name)
  if (changesCategory(move.name, attacker.terastallized)) {
    return [stage('defender', 'def'), stage('defender', 'spd')]
  }
  const isPhysical = overrideDefensiveStat === 'def' || move.category === 'Physical'
  const stat = isPhysical ? 'def' : 'spd'
  return [ignoreDefensive ? statAlone('defender', stat) : stage('defender', stat)]
}

function changesCategory(move: string, terastallized: boolean): boolean {
  return mayChangeCategory(move) && (terastallized || !rulesOf(move).takesTeraType)
}

function mayChangeCategory(move: string): boolean {
  return CHANGE_CATEGORY.has(move) || rulesOf(move).strikesWith === 'the higher stat'
}

function partsOfSpeed(pairing: Pairing): Part[] {
  return comparesSpeeds(pairing) ? [...partsOfSpeedOf('attacker'), ...partsOfSpeedOf('defender')] : []
}

function comparesSpeeds({ move }: Pairing): boolean {
  return BY_SPEED.has(move.name)
}

function partsOfSpeedOf(side: SideName): Part[] {
  return [stage(side, 'spe'), tailwind(side)]
}

function partsOfStatus(pairing: Pairing): Part[] {
  const { attacker, defender, move } = pairing
  const bySpeed = comparesSpeeds(pairing)
  const usesUserStatus = bySpeed || BY_USER_STATUS.has(move.name) || BY_USER_STATUS.has(attacker.ability)
  const usesTargetStatus = [move.name, attacker.ability, defender.ability].some((name) =>
    BY_TARGET_STATUS.has(name),
  )
  const mayBePhysical = move.category === 'Physical' || mayChangeCategory(move.name)
  return [
    ...(usesUserStatus ? [status('attacker')] : mayBePhysical ? [burn('attacker')] : []),
    ...(bySpeed || usesTargetStatus ? [status('defender')] : []),
  ]
}

function partsOfHp({ attacker, defender, move }: Pairing, type: SettledType): Part[] {
  const powerPart = POWER_PARTS[move.name]
  const pinchType = PINCH_TYPES[attacker.ability ?? '']
  return [
    ...(powerPart ? [powerPart] : []),
    ...(pinchType && (!type || type === pinchType) ? [hpAtMost('attacker', 3)] : []),
    ...(attacker.ability === 'Defeatist' ? [hpAtMost('attacker', 2)] : []),
    ...(ACTIVE_AT_FULL_HP.has(defender.ability) ? [fullHp('defender')] : []),
  ]
}

function partsOfAbilities({ attacker, defender }: Pairing): Part[] {
  return [
    ...(attacker.ability === 'Analytic' ? [ACTS_LAST] : []),
    ...(attacker.ability && traitsOf(attacker.ability).takesMoveType
      ? [volatile('attacker', 'protean')]
      : []),
    ...partsOfAbility('attacker', attacker.ability),
    ...partsOfAbility('defender', defender.ability),
  ]
}

function partsOfAbility(side: SideName, ability: string | undefined): Part[] {
  const protosynthesis = ability && traitsOf(ability).protosynthesis
  const switched = switchOf(ability)
  return [
    ...(switched ? [volatile(side, switched)] : []),
    ...(protosynthesis ? [boosted(side, BOOSTING_VOLATILES[protosynthesis])] : []),
  ]
}

function partsOfTypes({ attacker, defender }: Pairing, type: SettledType): Part[] {
  return [
    ...(!type || type === 'Electric' ? [volatile('attacker', 'charge')] : []),
    ...(attacker.terastallized ? [FLIES_OVER_TERRAIN] : []),
    ...(defender.terastallized ? [TARGETS_TYPE_IN_FIELD] : []),
  ]
}
