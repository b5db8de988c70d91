import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { moveRole } from './move-role'

function move(name: string, fields: Partial<BattleMove>): BattleMove {
  return {
    name,
    type: 'Normal',
    category: 'Status',
    basePower: 0,
    accuracy: true,
    priority: 0,
    target: 'normal',
    flags: {},
    hits: [1, 1],
    critRatio: 1,
    willCrit: false,
    drain: 0,
    recoil: 0,
    costsMaxHp: 0,
    heal: 0,
    secondaries: [],
    selfdestruct: false,
    thawsTarget: false,
    ...fields,
  }
}

const drainPunch = move('Drain Punch', { category: 'Physical', drain: 0.5, flags: { heal: 1 } })
const acidSpray = move('Acid Spray', {
  category: 'Special',
  secondaries: [{ chance: 100, boosts: { spd: -2 } }],
})
const crunch = move('Crunch', { category: 'Physical', secondaries: [{ chance: 20, boosts: { def: -1 } }] })
const closeCombat = move('Close Combat', { category: 'Physical', self: { boosts: { def: -1, spd: -1 } } })
const torchSong = move('Torch Song', {
  category: 'Special',
  secondaries: [{ chance: 100, self: { boosts: { spa: 1 } } }],
})

test.each([
  ['Drain Punch heals, but is an attack', drainPunch, 'attack'],
  ['Acid Spray weakens the boss with each hit', acidSpray, 'weakening attack'],
  ['Crunch weakens it now and then only', crunch, 'attack'],
  ['Close Combat weakens its user', closeCombat, 'attack'],
  ['Torch Song raises its user', torchSong, 'attack'],
  ['Swords Dance', move('Swords Dance', { target: 'self', boosts: { atk: 2 } }), 'boost'],
  ['Shell Smash lowers too', move('Shell Smash', { target: 'self', boosts: { atk: 2, def: -1 } }), 'boost'],
  ['Belly Drum, which has no field', move('Belly Drum', { target: 'self' }), 'boost'],
  ['Screech', move('Screech', { boosts: { def: -2 } }), 'debuff'],
  ['Howl raises allies', move('Howl', { target: 'allies', boosts: { atk: 1 } }), 'help'],
  ['Recover', move('Recover', { target: 'self', heal: 0.5, flags: { heal: 1 } }), 'heal'],
  ['Rest heals without a share', move('Rest', { target: 'self', flags: { heal: 1 } }), 'heal'],
  ['Reflect', move('Reflect', { target: 'allySide', sideCondition: 'reflect' }), 'field'],
  ['Sunny Day', move('Sunny Day', { target: 'all', weather: 'sunnyday' }), 'field'],
  ['Helping Hand', move('Helping Hand', { volatileStatus: 'helpinghand' }), 'help'],
  ['Taunt', move('Taunt', { volatileStatus: 'taunt' }), 'help'],
] as const)('what it is for: %s', (_, tested, role) => {
  expect(moveRole(tested)).toBe(role)
})
