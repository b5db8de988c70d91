import { Dex } from '@pkmn/dex'
import type { RaidBoss } from '@/data/rosters/rosters'
import { TYPE_NAMES } from '@/data/vocabulary'
import type { AttackersFile } from '@/lib/attackers/attackers-file'
import type { AttackGroups } from './attack-groups'
import { type BestAttacker, BestAttackers, CONSIDERED } from './best-attackers'
import { type BossInBattle, bossInBattle } from './boss-in-battle'
import { isImmuneTo, type Status, statusesOf } from './statuses'

/** The file of a boss's best attackers, for the raid without a Tera type and for each of the 18. */
export function attackersFileOf(boss: RaidBoss, groups: AttackGroups, candidates: number): AttackersFile {
  const inBattle = bossInBattle(boss)
  const best = new BestAttackers(inBattle, groups)
  const raids = [undefined, ...TYPE_NAMES].map((teraType) => best.against(teraType))
  const statuses = statusesOf(boss.info.moves)
  const creatures = new Names()
  const abilities = new Names()
  const learned = new Names()
  const attacks = new Names()
  const rows = raids.flat().map((attacker) => attackRow(attacker, inBattle, statuses))
  const listed = rows.filter(({ key }) => attacks.add(key))
  return {
    hp: inBattle.hp,
    passesShield: boss.shield.damageThroughPercent,
    abilities: [...inBattle.abilities],
    moves: [...inBattle.moves],
    statuses,
    candidates,
    considered: CONSIDERED,
    attacks: {
      creature: listed.map(({ creature }) => creatures.position(creature)),
      ability: listed.map(({ ability }) => abilities.position(ability)),
      move: listed.map(({ move }) => learned.position(move)),
      type: listed.map(({ type }) => type),
      special: listed.map(({ special }) => special),
      unharmed: listed.map(({ unharmed }) => unharmed),
      resists: listed.map(({ resists }) => resists),
    },
    creatures: creatures.list,
    creatureAbilities: abilities.list,
    learned: learned.list,
    accuracy: learned.list.map(accuracyOf),
    raids: raids.map((attackers) => ({
      attack: attackers.map((attacker) => attacks.position(attackRow(attacker, inBattle, statuses).key)),
      damage: attackers.map(({ damage }) => damage),
      neutral: attackers.map(({ neutralDamage }) => neutralDamage),
      worst: attackers.map(({ worst }) => worst),
      by: attackers.map(({ worstHit }) => 1 + (worstHit.move ?? -1)),
    })),
  }
}

/** Names in the order in which they are first met. */
class Names {
  private readonly positions = new Map<string, number>()

  /** Whether the name is new. */
  add(name: string): boolean {
    const isNew = !this.positions.has(name)
    if (isNew) this.positions.set(name, this.positions.size)
    return isNew
  }

  position(name: string): number {
    this.add(name)
    return this.positions.get(name) ?? 0
  }

  get list(): string[] {
    return [...this.positions.keys()]
  }
}

function attackRow({ attack, worstHit }: BestAttacker, { moves }: BossInBattle, statuses: readonly Status[]) {
  // Whom Tera Blast harms differs by the raid's Tera type.
  const unharmed = worstHit.immuneTo.filter((position) => moves[position] !== 'Tera Blast')
  const resisted = [...statuses.keys()].filter((position) => {
    const status = statuses[position]
    return status && isImmuneTo(status, attack)
  })
  const row = {
    creature: attack.candidate.name,
    ability: attack.ability,
    move: attack.move,
    type: TYPE_NAMES.indexOf(attack.type),
    special: attack.category === 'Special' ? 1 : 0,
    unharmed: bitsOf(unharmed),
    resists: bitsOf(resisted),
  }
  return { ...row, key: JSON.stringify(row) }
}

function bitsOf(positions: readonly number[]): number {
  return positions.reduce((bits, position) => bits | (1 << position), 0)
}

function accuracyOf(move: string): number {
  const { accuracy } = Dex.moves.get(move)
  return accuracy === true ? 0 : accuracy
}
