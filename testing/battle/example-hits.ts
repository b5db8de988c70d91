import type { Build } from '@/battle/build'
import { bossFighter, raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Hit } from '@/battle/model/damage-source'
import type { Combatant } from '@/battle/model/state'
import { bossAtStart, EMPTY_FIELD, raiderAtStart } from '@/battle/turns/start-battle'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import type { TypeName } from '@/data/vocabulary'

/** Throws for an unknown name. */
export function bossNamed(name: string): RaidBoss {
  const boss = rosters['6'].find((entry) => entry.name === name)
  if (!boss) throw new Error(`no ${name}`)
  return boss
}

const IRON_HANDS: Build = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252 },
  item: undefined,
  moves: [],
}

/** By default with Attack 416, Defense 252, Sp. Atk 122 and Sp. Def 172. */
export function ironHands(change: Partial<Build> = {}): Combatant {
  return raiderAtStart(raiderFighter({ ...IRON_HANDS, ...change }, moveNamed), 0)
}

export function garchomp(teraType: TypeName = 'Steel'): Combatant {
  return bossAtStart(bossFighter(bossNamed('Garchomp'), 'Rough Skin', teraType, moveNamed))
}

export function hit(move: string, change: Partial<Hit> = {}): Hit {
  return {
    attacker: ironHands(),
    defender: garchomp(),
    move: moveNamed(move),
    field: EMPTY_FIELD,
    critical: false,
    last: false,
    spread: false,
    helped: [],
    ...change,
  }
}
