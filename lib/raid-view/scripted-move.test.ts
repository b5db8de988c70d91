import { scriptedMove } from './scripted-move'

test('an action that uses a move names it', () => {
  expect(scriptedMove('Uses Swords Dance')).toBe('Swords Dance')
})

test('a reset and a stolen charge are no moves', () => {
  expect(scriptedMove('Stats & Status Reset')).toBeUndefined()
  expect(scriptedMove('Reduce Tera Orb Charge')).toBeUndefined()
})
