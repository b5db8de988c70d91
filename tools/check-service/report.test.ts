import { reportLines } from './report'

const NOTHING = { valid: 502, drift: [], breakages: [], answeredAgain: [], leftOut: 0 }

test('where nothing drifted there is no table', () => {
  expect(reportLines(NOTHING)).toEqual(['Answers: 502 valid, 0 broken. Shown otherwise than it ships: 0.'])
})

test('of long texts the place is shown where they differ', () => {
  const text = 'Raises Attack, Defense and Speed by one stage each. '.repeat(3)
  const drift = [
    { key: 'victorydance', field: 'description', shipped: `${text}once`, service: `${text}twice` },
  ]
  const [table = ''] = reportLines({ ...NOTHING, drift })
  expect(table).toContain('by one stage each. once |')
  expect(table).toContain('by one stage each. twice |')
})

test('a field that one of them lacks is marked', () => {
  const drift = [{ key: 'seviper', field: 'types.1', shipped: undefined, service: 'Dark' }]
  expect(reportLines({ ...NOTHING, drift })[0]).toContain('| seviper | types.1 | (none)  | Dark    |')
})

test('what the service says cannot steer the terminal', () => {
  const screen = reportLines({
    ...NOTHING,
    breakages: ['GetPokemon mew: refused: \u001b[2J\u0007'],
    drift: [{ key: 'surf', field: 'name', shipped: 'Surf', service: '\u001b]0;owned\u0007\n' }],
  }).join('')
  expect(screen).toContain('refused: ?[2J?')
  expect(screen).not.toContain('\u001b')
})
