import type { BattleEvent } from '@/battle/events'
import { createRandom } from '@/battle/model/random'
import { type Choice, type OpeningStep, roundsOf } from '@/battle/plan'
import { fight, type Policy } from '@/battle/turns/fight'
import {
  bossHitsFor,
  choose,
  makeArena,
  makeMove,
  makeRaider,
  makeStatusMove,
} from '@/testing/battle/battles'
import { afterOpening } from './opening'

const ATTACK = makeMove('Swift')
const BOOST = makeStatusMove('Nasty Plot', { boosts: { spa: 2 } })
const ON_ALLY = makeStatusMove('Decorate', { target: 'normal', boosts: { atk: 2 } })

const afterwards: Policy = () => choose(0)

const step = (raider: number, choice: Choice = choose(0)): OpeningStep => ({ raider, choice })
const attackCheer: Choice = { kind: 'cheer', cheer: 'attack' }

function eventsOf(steps: readonly OpeningStep[], arena = makeArena()): readonly BattleEvent[] {
  const decide = afterOpening(roundsOf(steps), afterwards)
  const player = { fighter: makeRaider({ moves: [ATTACK, BOOST, ON_ALLY] }), decide }
  const allEvents: BattleEvent[] = []
  fight(arena, [player, player, player], createRandom(1), (_, events) => allEvents.push(...events))
  return allEvents
}

function actions(events: readonly BattleEvent[]) {
  return events.flatMap((event) => {
    if (event.kind === 'uses' && event.by >= 0) return [[event.by, event.move]]
    return event.kind === 'cheer' ? [[event.by, 'cheer']] : []
  })
}

test('Steps are played in their order, whatever the raiders’ order', () => {
  const steps = [step(2), step(1, attackCheer), step(0, choose(1)), step(1), step(0)]
  expect(actions(eventsOf(steps)).slice(0, 5)).toEqual([
    [2, 'Swift'],
    [1, 'cheer'],
    [0, 'Nasty Plot'],
    [1, 'Swift'],
    [0, 'Swift'],
  ])
})

test('A round ends where a raider appears again', () => {
  const steps = [step(1), step(0), step(1), step(2), step(0), step(0)]
  expect(roundsOf(steps).map((round) => round.map(({ raider }) => raider))).toEqual([[1, 0], [1, 2, 0], [0]])
})

test('A raider without a step in a round waits, and after the last round each raider plays its plan', () => {
  const acting = actions(eventsOf([step(0), step(0)]))
  expect(acting.slice(0, 5)).toEqual([
    [0, 'Swift'],
    [0, 'Swift'],
    [0, 'Swift'],
    [1, 'Swift'],
    [2, 'Swift'],
  ])
})

test('A move targets the ally that it is aimed at', () => {
  const events = eventsOf([step(0, { ...choose(2), kind: 'move', move: 2, terastallize: false, ally: 1 })])
  expect(events).toContainEqual({ kind: 'stage', who: 1, stage: 'atk', by: 2 })
})

test('A raider Terastallizes in the step that says so', () => {
  const tera: Choice = { kind: 'move', move: 0, terastallize: true }
  const events = eventsOf([step(0), step(0), step(0), step(0), step(0, tera)])
  const teraIndex = events.findIndex(({ kind }) => kind === 'terastallizes')
  expect(actions(events.slice(0, teraIndex))).toHaveLength(4)
})

test('Steps of a fainted raider are skipped, and the other raiders continue', () => {
  const acting = actions(
    eventsOf([step(0, attackCheer), step(1, attackCheer), step(0), step(2)], bossHitsFor(400)),
  )
  expect(acting.slice(0, 3)).toEqual([
    [0, 'cheer'],
    [1, 'cheer'],
    [2, 'Swift'],
  ])
})
