import type { BuildInRoles } from '@/lib/plans/raid-plans'
import type { KnownRaider, KnownTeam } from '@/lib/teams/raid-team'
import { ATTACK_ONLY } from './ranked'

function raider(
  role: KnownRaider['role'],
  build: Partial<BuildInRoles> & Pick<BuildInRoles, 'species' | 'moves' | 'roles'>,
  plan: Partial<KnownRaider['plan']>,
): KnownRaider {
  const defaults = { ability: 'Pressure', teraType: 'Fairy', nature: 'Bold', item: undefined } as const
  return {
    build: { ...defaults, effortValues: { hp: 252 }, ...build },
    role,
    plan: { ...ATTACK_ONLY, ...plan },
  }
}

const AZUMARILL = raider(
  'attacker',
  { species: 'Azumarill', item: 'Choice Band', moves: ['Play Rough'], roles: ['attack'] },
  {},
)

const CLEFAIRY = raider(
  'support',
  { species: 'Clefairy', moves: ['Helping Hand', 'Decorate'], roles: ['help', 'help'] },
  {},
)

const BONSLY = raider(
  'support',
  {
    ...{ species: 'Bonsly', item: 'Focus Sash', level: 1, individualValues: { hp: 0 }, effortValues: {} },
    ...{ moves: ['Fake Tears'], roles: ['debuff'] },
  },
  { debuffs: 3 },
)

/** Not every player can have this team, since it includes Mew. */
export function rareTeam(): KnownTeam {
  const { raiders, ...team } = knownTeam()
  const mew = raider('support', { species: 'Mew', moves: ['Screech'], roles: ['debuff'] }, { debuffs: 3 })
  return { ...team, raiders: raiders.with(3, mew), isRare: true, chance: 100 }
}

/** Gets the KO on turn 2: Azumarill, two Clefairy that help it, and a level 1 Bonsly. */
export function knownTeam(changes: Partial<KnownTeam> = {}): KnownTeam {
  return {
    aim: 'strike',
    isRare: false,
    raiders: [AZUMARILL, CLEFAIRY, CLEFAIRY, BONSLY],
    opening: [
      [
        { raider: 1, choice: { kind: 'cheer', cheer: 'attack' } },
        { raider: 2, choice: { kind: 'move', move: 1, ally: 1, terastallize: false } },
        { raider: 3, choice: { kind: 'move', move: 0, terastallize: false } },
      ],
      [
        { raider: 1, choice: { kind: 'move', move: 0, ally: 0, terastallize: false } },
        { raider: 0, choice: { kind: 'move', move: 0, terastallize: true } },
      ],
    ],
    chance: 99,
    turns: 2.3,
    faints: 0.3,
    lowestHp: 0,
    ...changes,
  }
}
