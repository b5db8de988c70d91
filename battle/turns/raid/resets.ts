import { traitsOf } from '@/battle/dex/abilities'
import { abilityOf, isAbilityOff, spreadsGas } from '@/battle/dex/active-ability'
import { liftGas } from '@/battle/dex/effects/abilities/change-ability'
import { endFeeding, feedOnField } from '@/battle/dex/effects/abilities/feed'
import { setStages } from '@/battle/dex/effects/stages'
import { cureStatus } from '@/battle/dex/effects/status'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { ENDED_BY_RESET } from '@/battle/dex/volatiles'
import type { Stages } from '@/battle/model/terms'
import type { RaiderDraft, Turn } from '@/battle/model/turn'
import { NO_CHEER } from './cheers'

/**
 * `player reset`: removes raised stages, cheers and Flash Fire's boost. Turns abilities off for a turn, except
 * unsuppressable ones and those with an Ability Shield. Lowered stages, screens and terrain stay. Skips fainted
 * raiders (tera-raid-builder, Bulbapedia). Source:
 * https://wikiwiki.jp/teraraid/%E3%83%AC%E3%82%A4%E3%83%89%E3%83%9C%E3%82%B9%E3%81%AE%E7%89%B9%E6%AE%8A%E8%A1%8C%E5%8B%95
 */
export function resetPlayers(turn: Turn): void {
  const { resetEndsCheers } = turn.arena.assumptions
  const gasUser = turn.raiders.find(spreadsGas)
  const hadWeatherStopped = turn.raiders.some((raider) => raider.hp > 0 && abilityOf(raider).stopsWeather)
  for (const raider of turn.raiders) {
    if (raider.hp <= 0) continue
    setStages(
      turn,
      raider,
      mapStages(raider.stages, (stage) => Math.min(0, stage)),
    )
    suppress(turn, raider)
  }
  if (gasUser && isAbilityOff(gasUser)) liftGas(turn, gasUser)
  if (hadWeatherStopped) feedOnField(turn)
  if (!resetEndsCheers) return
  turn.field.attackCheer = NO_CHEER
  turn.field.defenseCheer = NO_CHEER
}

function suppress({ arena: { assumptions } }: Turn, raider: RaiderDraft): void {
  const { abilitiesOffFor, resetSparesFixedAbilities, boosterEnergyOutlastsReset } = assumptions
  const isSpared = resetSparesFixedAbilities && traitsOf(raider.ability).cannotBeSuppressed
  if (isSpared || itemTraits(raider.item).keepsAbility) return
  raider.abilityOffFor = Math.max(raider.abilityOffFor, abilitiesOffFor)
  dropVolatile(raider, 'flashfire')
  if (!boosterEnergyOutlastsReset || raider.volatiles.boosterenergy === undefined) endFeeding(raider)
}

/** Removes lowered stages, status and volatiles; raised stages and Taunt stay. Source: as above, tera-raid-builder. */
export function resetBoss(turn: Turn): void {
  const { boss } = turn
  setStages(
    turn,
    boss,
    mapStages(boss.stages, (stage) => Math.max(0, stage)),
  )
  cureStatus(turn, boss)
  if (!ENDED_BY_RESET.some((id) => boss.volatiles[id] !== undefined)) return
  for (const id of ENDED_BY_RESET) dropVolatile(boss, id)
  turn.events.push({ kind: 'cured', who: boss.who, of: 'all' })
}

function mapStages(stages: Stages, bound: (stage: number) => number): Stages {
  return {
    atk: bound(stages.atk),
    def: bound(stages.def),
    spa: bound(stages.spa),
    spd: bound(stages.spd),
    spe: bound(stages.spe),
    accuracy: bound(stages.accuracy),
    evasion: bound(stages.evasion),
  }
}
