import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { countdownAt, type Tap, withoutLastTap, withTap } from './countdown'
import { countdownScript } from './script'

const START = Date.UTC(2026, 10, 26, 20)
const GARCHOMP = scriptOf({ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' })

function scriptOf(selection: Parameters<typeof shippedRaidView>[0]) {
  const raid = shippedRaidView(selection, sentences)
  if (!raid) throw new Error(`no ${selection.boss}`)
  return countdownScript(raid)
}

const later = (seconds: number) => START + seconds * 1000
const faint = (seconds: number): Tap => ({ kind: 'faint', at: later(seconds) })
const hp = (percent: number, seconds: number): Tap => ({ kind: 'HP', percent, at: later(seconds) })

function garchompAt(seconds: number, ...taps: Tap[]) {
  return countdownAt(GARCHOMP, { startedAt: START, taps }, later(seconds))
}

test('6★ Garchomp drains Tera Orbs at 75% of 450 s: 112.5 s in', () => {
  expect(garchompAt(0)).toMatchObject({
    secondsLeft: 450,
    percentLeft: 100,
    byClock: { percent: 75, seconds: 113, isSoon: false, cues: [{ kind: 'orb' }] },
  })
  expect(garchompAt(112.4).happened).toEqual([])
  expect(garchompAt(112.5)).toMatchObject({ percentLeft: 75, happened: [{ kind: 'orb' }] })
})

test('a mark is soon for the last two turns before it', () => {
  expect(garchompAt(112.5 - 27.1).byClock?.isSoon).toBe(false)
  expect(garchompAt(112.5 - 27).byClock?.isSoon).toBe(true)
})

test('the player reset at 60% follows the orb drain, then the shield at 55%', () => {
  expect(garchompAt(113).byClock).toMatchObject({ percent: 60, cues: [{ kind: 'player reset' }] })
  expect(garchompAt(181).byClock).toMatchObject({ percent: 55, cues: [{ kind: 'shield' }] })
  expect(garchompAt(203).byClock).toBeUndefined()
})

test('a faint costs 60 seconds, and undoing the tap restores them', () => {
  const run = withTap({ startedAt: START, taps: [] }, faint(10))
  expect(countdownAt(GARCHOMP, run, later(10)).secondsLeft).toBe(380)
  expect(countdownAt(GARCHOMP, withoutLastTap(run), later(10)).secondsLeft).toBe(440)
})

test('a faint brings the marks by the clock forward, and may pass several together', () => {
  expect(garchompAt(10, faint(10)).byClock).toMatchObject({ percent: 75, seconds: 43 })
  // A faint costs a minute: the timer drops from 66.7% to 53.3%, below the reset and the shield.
  expect(garchompAt(150, faint(150)).happened).toEqual([{ kind: 'player reset' }, { kind: 'shield' }])
})

test('Garchomp raises its shield at 50% HP, so debuffs that it clears there cannot be set again', () => {
  const { byHp } = garchompAt(20, hp(90, 20))
  expect(byHp).toEqual({ percent: 50, cues: [{ kind: 'reset under shield' }, { kind: 'shield' }] })
  expect(garchompAt(20, hp(90, 20)).happened).toEqual([{ kind: 'boss reset' }])
  expect(garchompAt(30, hp(50, 30)).happened).toContainEqual({ kind: 'shield' })
})

test('the boss raises its shield once: by HP or by the clock, whichever comes first', () => {
  expect(garchompAt(185, hp(50, 30)).byClock).toBeUndefined()
  expect(garchompAt(203, hp(90, 20)).byHp).toEqual({ percent: 50, cues: [{ kind: 'reset under shield' }] })
})

test('a boss that falls past several marks of HP passes them all', () => {
  const { happened, byHp } = garchompAt(40, hp(30, 40))
  expect(happened).toEqual([
    { kind: 'reset under shield' },
    { kind: 'shield' },
    { kind: 'move', name: 'Swords Dance' },
    { kind: 'player reset' },
  ])
  expect(byHp).toBeUndefined()
})

test('the countdown shows a passed mark for 30 seconds', () => {
  expect(garchompAt(142.4).happened).toEqual([{ kind: 'orb' }])
  expect(garchompAt(142.5).happened).toEqual([])
})

test('after the time is out, the countdown shows no mark, passed or next', () => {
  for (const seconds of [450, 3000]) {
    const over = garchompAt(seconds)
    expect(over).toEqual({ secondsLeft: 0, percentLeft: 0, happened: [] })
  }
  expect(garchompAt(391, faint(10)).secondsLeft).toBe(0)
})

test('after the clock is set back, the countdown shows the start', () => {
  expect(garchompAt(-60).secondsLeft).toBe(450)
})

test('an event raid has its own time limit', () => {
  const script = scriptOf({ tier: '7', region: 'Event', boss: 'Mewtwo', teraType: 'Psychic' })
  expect(script.timeLimit).not.toBe(GARCHOMP.timeLimit)
})
