import type { Page } from '@playwright/test'
import {
  alters,
  type Behavior,
  ENDS_IN_THE_MIDDLE,
  fails,
  failsUnseen,
  HAS_NO_ADDRESS,
  isLate,
  NEVER_ANSWERS,
  NEVER_ENDS,
  REFUSES,
  says,
  saysMegabytes,
  WORKS,
} from '@/e2e/fixtures/behaviors'
import { CALLS_FOR_DRAGONITE, callOf, LIVE_MARK } from '@/e2e/fixtures/live-answer'
import { expect, test } from '@/e2e/fixtures/test'
import { SERVICE_ADDRESS } from '@/testing/addresses'

interface Outcome {
  readonly helps: boolean
  readonly cause: string
  /** Minimum delay before each retry, in milliseconds. */
  readonly waits: readonly number[]
}

const BACK_OFF = [1000, 2000]

/** In milliseconds: a test may notice a request this much later. */
const HEARD_LATE_BY = 100

const unreachable: Outcome = { helps: true, cause: 'not reached: ', waits: BACK_OFF }
const tooSlow: Outcome = { helps: true, cause: 'no answer after 5 s', waits: [] }
const busy = (cause: string, waits: readonly number[] = []): Outcome => ({ helps: true, cause, waits })
const hopeless = (cause: string): Outcome => ({ helps: false, cause, waits: [] })

/** One fault of each kind. `lib/service/{request,answer,retry}.test.ts` test further faults. */
const FAULTS: readonly (readonly [string, Behavior, Outcome])[] = [
  ['refuses connections', REFUSES, unreachable],
  ['has no address', HAS_NO_ADDRESS, unreachable],
  ['never answers', NEVER_ANSWERS, tooSlow],
  ['begins to answer after 7 s', isLate(7000), tooSlow],
  ['never ends its answer', NEVER_ENDS, tooSlow],
  ['ends in the middle of its answer', ENDS_IN_THE_MIDDLE, unreachable],
  ['answers 301', fails(301, { location: '/elsewhere' }), hopeless('not a GraphQL answer: a redirect')],
  ['answers 400', fails(400), hopeless('status 400')],
  ['answers 429', fails(429), busy('status 429', BACK_OFF)],
  ['answers 429 and asks for 3 s', fails(429, { 'retry-after': '3' }), busy('status 429', [3000, 3000])],
  ['answers 429 and asks for an hour', fails(429, { 'retry-after': '3600' }), busy('status 429')],
  ['answers 503', fails(503), busy('status 503', BACK_OFF)],
  ['answers 503 from a gateway that hides it from pages', failsUnseen(503), unreachable],
  ['answers with HTML', says('<h1>Welcome</h1>', 'text/html'), hopeless('not a GraphQL answer: ')],
  [
    'answers with a GraphQL error',
    says('{"data":null,"errors":[{"message":"Not in its own enum"}]}'),
    hopeless('refused: Not in its own enum'),
  ],
  [
    'answers with fields of the wrong type',
    alters((answer) => answer.replace(/"name":"[^"]*"/g, '"name":7')),
    hopeless('expected string, received number'),
  ],
  ['answers with 50 MB', saysMegabytes(50), hopeless('longer than 2000000 bytes')],
]

const MOVES = [/^Aqua Tail/, /^Dragon Rush/, /^Extreme Speed/, /^Dragon Dance/, /^Light Screen/]

for (const [fault, behavior, { helps, cause, waits }] of FAULTS) {
  const end = helps ? 'until a retry succeeds' : 'without a retry, which would not help'
  test(`an API that ${fault}: saved data shows, with a notice, ${end}`, async ({
    page,
    raidScreen,
    service,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Creature service: |^Failed to load resource: .*\/v8$|blocked by CORS policy/)
    const tries = watchTries(page)
    const causes = watchCauses(page)
    service.behavior = behavior
    await page.goto('/tera-raid-info/6/Paldea/Garchomp/Fairy/')
    await raidScreen.creature.selectOption('Dragonite')
    await expect(raidScreen.moves).toHaveText(MOVES)

    await expect(() => expect(causes).toHaveLength(CALLS_FOR_DRAGONITE.length)).toPass({ timeout: 15_000 })
    expect(causes).toEqual(CALLS_FOR_DRAGONITE.map(() => expect.stringContaining(cause)))
    await expect(raidScreen.notice).toBeVisible()
    await expect(raidScreen.moves).toHaveText(MOVES)
    await expect(page.getByText(LIVE_MARK)).toHaveCount(0)
    expect([...tries.keys()].sort()).toEqual(CALLS_FOR_DRAGONITE)
    for (const times of tries.values()) {
      const gaps = times.slice(1).map((time, before) => time - (times[before] ?? 0))
      expect(gaps).toHaveLength(waits.length)
      for (const [again, wait] of waits.entries()) expect(gaps[again]).toBeGreaterThan(wait - HEARD_LATE_BY)
    }
    if ('answer' in behavior)
      expect(service.asked).toHaveLength(CALLS_FOR_DRAGONITE.length * (1 + waits.length))

    const tryAgain = page.getByRole('button', { name: 'Try again' })
    if (!helps) return expect(tryAgain).toBeHidden()
    service.behavior = WORKS
    service.forgetCalls()
    await tryAgain.click()
    await expect(raidScreen.section('Moves').getByText(LIVE_MARK)).toHaveCount(MOVES.length)
    await expect(raidScreen.section('Abilities').getByText(LIVE_MARK)).not.toHaveCount(0)
    await expect(raidScreen.notice).toBeHidden()
    expect(service.asked).toEqual(CALLS_FOR_DRAGONITE)
  })
}

function watchTries(page: Page): ReadonlyMap<string, number[]> {
  const tries = new Map<string, number[]>()
  page.on('request', (request) => {
    if (request.url() !== SERVICE_ADDRESS) return
    const { name } = callOf(request.postData() ?? '')
    tries.set(name, [...(tries.get(name) ?? []), performance.now()])
  })
  return tries
}

function watchCauses(page: Page): readonly string[] {
  const causes: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Creature service: ')) causes.push(message.text())
  })
  return causes
}
