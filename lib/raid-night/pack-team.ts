import type { Build } from '@/battle/build'
import { type Plan, TEAM_ROLES } from '@/battle/plan'
import { PERFECT_IV } from '@/data/pokemon/stats'
import { KEPT_CHEERS, MOVE_ROLES, TYPE_NAMES } from '@/data/vocabulary'
import { spreadOf, tenth } from '@/lib/plans/pack-plans'
import { at, byStat, unpackEffort } from '@/lib/plans/parse-plans'
import { SPREAD_ORDER } from '@/lib/plans/raid-plans'
import type { TeamRaider } from '@/lib/teams/raid-team'
import type { NightRaid, NightRaider, NightTeam } from './night-team'
import { packHealing, packSteps, unpackHealing, unpackStep } from './packed-play'
import { NONE, type PackedRaid, type PackedSlot, type PackedTeam } from './packed-team'

/** Rounds figures to one decimal. */
export function packTeam({ raid, raiders, opening, ...figures }: NightTeam): PackedTeam {
  const { chance, turns, faints, lowestHp } = figures
  return [
    packRaid(raid),
    raiders.map(packSlot),
    opening.map((round) => round.flatMap(packSteps)),
    [Math.floor(chance), tenth(turns), tenth(faints), Math.round(lowestHp)],
  ]
}

export function unpackTeam([
  [tier, region, boss, teraType, setId],
  slots,
  rounds,
  figures,
]: PackedTeam): NightTeam {
  const [chance, turns, faints, lowestHp] = figures
  return {
    raid: { tier, region, boss, teraType, ...(setId && { setId }) },
    raiders: slots.map(unpackSlot),
    opening: rounds.map((round) => round.map(unpackStep)),
    ...{ chance, turns, faints, lowestHp },
  }
}

function packRaid({ tier, region, boss, teraType, setId }: NightRaid): PackedRaid {
  return setId ? [tier, region, boss, teraType, setId] : [tier, region, boss, teraType]
}

function packSlot({ player, build, role, plan }: NightRaider): PackedSlot {
  const { species, ability, teraType, nature, item = '', effortValues, moves, roles } = build
  return [
    player,
    [species, ability, nature, item],
    TYPE_NAMES.indexOf(teraType),
    spreadOf({ effortValues }),
    [...moves],
    roles.map((role) => MOVE_ROLES.indexOf(role)),
    packPlay(role, plan),
    ...packGrowth(build),
  ]
}

function packGrowth({ level = NONE, individualValues = {} }: Build): [] | [[number, number[]]] {
  const values = SPREAD_ORDER.map((stat) => individualValues[stat] ?? PERFECT_IV)
  return level === NONE && values.every((value) => value === PERFECT_IV) ? [] : [[level, values]]
}

const TEN = 10

function packPlay(role: TeamRaider['role'], plan: TeamRaider['plan']): PackedSlot[6] {
  const { boosts, secondBoosts = 0, debuffs, repeatAfterReset, cheer } = plan
  return [
    TEAM_ROLES.indexOf(role),
    TEN * secondBoosts + boosts,
    debuffs,
    repeatAfterReset ? 1 : 0,
    packHealing(plan),
    cheer === undefined ? NONE : KEPT_CHEERS.indexOf(cheer),
  ]
}

function unpackPlan([, uses, debuffs, again, healing, cheer]: PackedSlot[6]): Plan {
  const secondBoosts = Math.floor(uses / TEN)
  return {
    ...{ boosts: uses % TEN, debuffs, repeatAfterReset: again === 1, ...unpackHealing(healing) },
    ...(cheer !== NONE && { cheer: at(KEPT_CHEERS, cheer) }),
    ...(secondBoosts > 0 && { secondBoosts }),
  }
}

function unpackSlot(slot: PackedSlot): NightRaider {
  const [player, [species, ability, nature, item], teraType, efforts, moves, roles, play, grown] = slot
  const [role] = play
  return {
    player,
    build: {
      ...{ species, ability, teraType: at(TYPE_NAMES, teraType), nature },
      item: item === '' ? undefined : item,
      effortValues: unpackEffort(efforts),
      moves,
      roles: roles.map((role) => at(MOVE_ROLES, role)),
      ...(grown && { individualValues: byStat(grown[1], (value) => value < PERFECT_IV) }),
      ...(grown && grown[0] !== NONE && { level: grown[0] }),
    },
    role: at(TEAM_ROLES, role),
    plan: unpackPlan(play),
  }
}
