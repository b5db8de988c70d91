import { type Failure, ServiceError } from './failure'
import { type CallState, missingAnswers } from './missing-answers'

const ASKED: CallState = { data: undefined, error: null, errorUpdateCount: 0, fetchStatus: 'fetching' }
const ANSWERED: CallState = { ...ASKED, data: { key: 'surf' }, fetchStatus: 'idle' }
const NOT_ASKED: CallState = { ...ASKED, fetchStatus: 'idle' }

function failed(failure: Failure): CallState {
  const error = new ServiceError('getMove surf', failure)
  return { data: undefined, error, errorUpdateCount: 1, fetchStatus: 'idle' }
}

const DOWN = failed({ kind: 'network' })
const REFUSED = failed({ kind: 'refused' })
const ASKED_AGAIN: CallState = { ...DOWN, error: null, fetchStatus: 'fetching' }

test('nothing is missing while calls are on their way, answered, or not made', () => {
  expect(missingAnswers([ASKED, ANSWERED, NOT_ASKED])).toBeUndefined()
})

test('nothing is missing of what was answered in the end', () => {
  expect(missingAnswers([{ ...ANSWERED, errorUpdateCount: 2 }])).toBeUndefined()
})

test('asking again helps where one failure may pass, and not where the service refused', () => {
  expect(missingAnswers([ANSWERED, REFUSED])).toEqual({ isRetrying: false, canRetry: false })
  expect(missingAnswers([REFUSED, DOWN])).toEqual({ isRetrying: false, canRetry: true })
})

test('what failed stays missing while it is asked for again', () => {
  expect(missingAnswers([ASKED_AGAIN, REFUSED])).toEqual({ isRetrying: true, canRetry: true })
})
