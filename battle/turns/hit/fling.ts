import { applyEffect } from '@/battle/dex/effects/apply-effect'
import { eat } from '@/battle/dex/effects/eat'
import { spendItem } from '@/battle/dex/effects/held-item'
import { restoreStages } from '@/battle/dex/effects/stages'
import { cureBy } from '@/battle/dex/effects/status'
import { itemTraits } from '@/battle/dex/items'
import type { Turn, Use } from '@/battle/model/turn'
import { blockedBySubstitute, blocksSecondaryEffects } from './secondaries'

/** Eats, uses or applies the item, then uses it up. Source: https://bulbapedia.bulbagarden.net/wiki/Fling_(move) */
export function landItem(turn: Turn, use: Use): void {
  const { user, target } = use
  if (user.item === undefined) return
  if (target.hp > 0 && !blockedBySubstitute(use)) applyFlungItem(turn, use, user.item)
  spendItem(turn, user)
}

function applyFlungItem(turn: Turn, use: Use, item: string): void {
  const { user, target } = use
  const traits = itemTraits(item)
  if (traits.isBerry) eat(turn, target, item)
  else cureBy(turn, target, traits)
  if (traits.restoresStages) restoreStages(turn, target)
  if (traits.whenFlung && !blocksSecondaryEffects(use)) applyEffect(turn, target, traits.whenFlung, user)
}
