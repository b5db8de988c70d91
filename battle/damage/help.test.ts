import { meanRoll } from '@/battle/model/damage-source'
import { garchomp, hit, ironHands } from '@/testing/battle/example-hits'
import { createDamageSource } from './create-damage-source'

const { rolls } = createDamageSource()

function gain(move: string, helped: readonly string[]): number {
  return meanRoll(rolls(hit(move, { helped }))) / meanRoll(rolls(hit(move)))
}

function times(count: number, helper: string): readonly string[] {
  return new Array<string>(count).fill(helper)
}

test('Each ally with Steely Spirit raises Steel moves by half', () => {
  expect(gain('Iron Head', times(1, 'Steely Spirit'))).toBeCloseTo(1.5, 1)
  expect(gain('Iron Head', times(2, 'Steely Spirit'))).toBeCloseTo(1.5 ** 2, 1)
  expect(gain('Iron Head', times(3, 'Steely Spirit'))).toBeCloseTo(1.5 ** 3, 1)
  expect(gain('Drain Punch', times(2, 'Steely Spirit'))).toBe(1)
})

test('The user’s Steely Spirit multiplies with allies’ Steely Spirit', () => {
  const perrserker = (helped: readonly string[]) =>
    meanRoll(rolls(hit('Iron Head', { attacker: ironHands({ ability: 'Steely Spirit' }), helped })))
  const withoutHelp = meanRoll(rolls(hit('Iron Head')))
  expect(perrserker([]) / withoutHelp).toBeCloseTo(1.5, 1)
  expect(perrserker(times(2, 'Steely Spirit')) / withoutHelp).toBeCloseTo(1.5 ** 3, 1)
})

test('Each ally with Power Spot raises all moves by 30%, each ally with Battery only special moves', () => {
  expect(gain('Drain Punch', times(2, 'Power Spot'))).toBeCloseTo(1.3 ** 2, 1)
  expect(gain('Thunderbolt', times(2, 'Battery'))).toBeCloseTo(1.3 ** 2, 1)
  expect(gain('Thunderbolt', ['Battery', 'Power Spot', 'Battery'])).toBeCloseTo(1.3 ** 3, 1)
  expect(gain('Drain Punch', times(2, 'Battery'))).toBe(1)
})

test('Battery raises Tera Blast if it is special', () => {
  const blast = (stage: number, helped: readonly string[]) => {
    const attacker = { ...ironHands({ teraType: 'Steel' }), terastallized: true }
    const stages = { ...attacker.stages, spa: stage }
    return meanRoll(rolls(hit('Tera Blast', { attacker: { ...attacker, stages }, helped })))
  }
  expect(blast(0, times(2, 'Battery')) / blast(0, [])).toBe(1)
  expect(blast(6, times(2, 'Battery')) / blast(6, [])).toBeCloseTo(1.3 ** 2, 1)
})

test('Plus raises Sp. Atk by half next to allies with Plus or Minus, once', () => {
  const plus = (move: string, helped: readonly string[]) =>
    meanRoll(rolls(hit(move, { attacker: ironHands({ ability: 'Plus' }), helped })))
  expect(plus('Thunderbolt', ['Minus']) / plus('Thunderbolt', [])).toBeCloseTo(1.5, 1)
  expect(plus('Thunderbolt', ['Minus', 'Plus', 'Plus'])).toBe(plus('Thunderbolt', ['Minus']))
  expect(plus('Drain Punch', ['Minus'])).toBe(plus('Drain Punch', []))
})

test('Each Helping Hand raises a hit by half', () => {
  expect(gain('Drain Punch', times(2, 'Helping Hand'))).toBeCloseTo(1.5 ** 2, 1)
  expect(gain('Drain Punch', times(3, 'Helping Hand'))).toBeCloseTo(1.5 ** 3, 1)
})

test('Each ally with Friend Guard reduces a hit by a quarter', () => {
  expect(gain('Drain Punch', times(1, 'Friend Guard'))).toBeCloseTo(0.75, 1)
  expect(gain('Drain Punch', times(3, 'Friend Guard'))).toBeCloseTo(0.75 ** 3, 2)
})

test('No help changes fixed damage', () => {
  expect(gain('Seismic Toss', [...times(2, 'Power Spot'), ...times(2, 'Friend Guard')])).toBe(1)
})

test('An immune target stays immune', () => {
  const defender = garchomp('Ghost')
  expect(meanRoll(rolls(hit('Drain Punch', { defender, helped: times(2, 'Power Spot') })))).toBe(0)
})
