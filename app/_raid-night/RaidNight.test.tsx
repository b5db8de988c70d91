/** @jest-environment jsdom */

import { TextDecoder, TextEncoder } from 'node:util'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askEngine } from '@/app/_box/ask-engine'
import { changeBox } from '@/app/_kept/box/box-store'
import { render } from '@/app/_ui/language/render'
import { EMPTY_BOX } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import { readSets } from '@/lib/box/read-sets'
import type { NightTeam } from '@/lib/raid-night/night-team'
import { teamFragment } from '@/lib/raid-night/team-link'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { storedLevels } from '@/lib/storage/choices'
import { storageKey } from '@/lib/storage/stored-value'
import { sentences } from '@/lib/words/en/sentences'
import { longestSets } from '@/testing/box/longest-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { knownTeam } from '@/testing/plans/teams'
import { FriendFromLink } from './AddFriend'
import { RaidNight } from './RaidNight'

jest.mock('idb-keyval', () => ({ get: async () => undefined, update: async () => undefined }))
jest.mock('@/app/_box/ask-engine', () => ({ askEngine: jest.fn(() => () => undefined) }))

Object.assign(globalThis, { TextDecoder, TextEncoder })

// Loading parts and reading names takes a busy machine seconds.
jest.setTimeout(30_000)

const RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

function raidView(raid: RequestedRaid = RAID) {
  const view = shippedRaidView(raid, sentences)
  if (!view) throw new Error(`no ${raid.boss}`)
  return view
}

function nightTeam(): NightTeam {
  const { raiders, opening, chance, turns, faints, lowestHp } = knownTeam()
  const players = ['Ann', 'Ben', '', 'Zoë']
  return {
    raid: RAID,
    raiders: raiders.map((raider, slot) => ({ ...raider, player: players[slot] ?? '' })),
    opening,
    ...{ chance, turns, faints, lowestHp },
  }
}

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

function open(fragment: string) {
  window.history.replaceState(null, '', `/${fragment}`)
  return render(<RaidNight raid={raidView()} />)
}

async function openGathering() {
  open('')
  await userEvent.click(screen.getByText('Build a team from everyone’s boxes'))
  return screen.findByLabelText(/A friend’s box/)
}

async function addFriend(text: string) {
  const field = await screen.findByLabelText(/A friend’s box/)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Add box' }))
}

/** Answers the last request: a team of each box's first Pokémon. */
function gather(players = 1, chance = 97) {
  const listener = jest.mocked(askEngine).mock.lastCall?.[1]
  const plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 } as const
  const member = { place: 0, role: 'attacker', plan, roles: ['attack', 'boost', 'boost'] } as const
  const members = Array.from({ length: players }, () => member)
  act(() => {
    const figures = { chance, turns: 8, faints: 0, lowestHp: 40 }
    listener?.onAnswer({ kind: 'team found', team: { members, opening: [], ...figures } })
    listener?.onAnswer({ kind: 'done' })
  })
}

const expectStatus = (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  )

test("a team link names its four slots by player and Pokémon, and Ben can read only Ben's steps", async () => {
  open(`#${teamFragment(nightTeam())}`)
  const slots = await screen.findByRole('list', { name: 'Your team' })
  expect(
    within(slots)
      .getAllByRole('heading')
      .map((element) => element.textContent),
  ).toEqual(['Ann: Azumarill', 'Ben: Clefairy', 'Player 3: Clefairy', 'Zoë: Bonsly'])
  expect(screen.getByText(/99% as a team.*calculated by the sender; not verified/)).toBeVisible()
  const question = screen.getByRole('group', { name: 'Which Pokémon is yours?' })
  expect(
    within(question)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Whole team', 'Ann: Azumarill', 'Ben: Clefairy', 'Player 3: Clefairy', 'Zoë: Bonsly'])
  await userEvent.click(within(question).getByRole('radio', { name: 'Ben: Clefairy' }))
  const own = screen.getByRole('article', { name: 'Ben: Clefairy' })
  expect(own).toHaveTextContent('T1 cheer "Go all-out!"')
  expect(own).toHaveTextContent(`Tera ${nightTeam().raiders[1]?.build.teraType}`)
  expect(screen.queryByRole('heading', { name: /Azumarill|Bonsly/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Whole team' }))
  expect(screen.getByRole('list', { name: 'Your team' })).toBeVisible()
})

test.each([
  ['newer', (text: string) => text.replace('team=1', 'team=2'), /newer version of this site/],
  ['cut', (text: string) => text.slice(0, -9), /is damaged/],
  ['too long', (text: string) => text + 'A'.repeat(3000), /too long/],
])('a link that is %s says so', async (_, damage, message) => {
  open(`#${damage(teamFragment(nightTeam()))}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a team link for another raid names that raid, and leads there with the team', async () => {
  const fragment = `#${teamFragment({ ...nightTeam(), raid: { ...RAID, boss: 'Dondozo', teraType: 'Steel' } })}`
  open(fragment)
  expect(await screen.findByRole('alert')).toHaveTextContent('This team is for 6★ Dondozo, Tera type Steel.')
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    `/tera-raid-info/6/Paldea/Dondozo/Steel/${fragment}`,
  )
})

test('a team stays while links within the page are followed, and disappears with the raid', async () => {
  const { rerender } = open(`#${teamFragment(nightTeam())}`)
  await screen.findByRole('list', { name: 'Your team' })
  window.history.pushState(null, '', '/#iron-hands')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('list', { name: 'Your team' })).toBeVisible()
  rerender(<RaidNight raid={raidView({ ...RAID, teraType: 'Water' })} />)
  expect(screen.queryByRole('list', { name: 'Your team' })).toBeNull()
})

test('a team for a removed raid says so, and still shows', async () => {
  open(`#${teamFragment({ ...nightTeam(), raid: { ...RAID, boss: 'Garchomp of Old' } })}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Garchomp of Old.* which is no longer on this site/,
  )
  expect(screen.getByRole('list', { name: 'Your team' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open that raid' })).toBeNull()
})

test('a team for an older version of an event boss shows at its own version, and the newer version links there', async () => {
  const newest = { tier: '7', region: 'Event', boss: 'Charizard', teraType: 'Dragon' } as const
  const fragment = `#${teamFragment({ ...nightTeam(), raid: { ...newest, setId: '7-charizard-dragon' } })}`
  window.history.replaceState(null, '', `/${fragment}`)
  const { rerender } = render(<RaidNight raid={raidView(newest)} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('This team is for 7★ Charizard (2022-12)')
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    `/tera-raid-info/7/Event/Charizard%20(2022-12)/Dragon/${fragment}`,
  )
  rerender(<RaidNight raid={raidView({ ...newest, boss: 'Charizard (2022-12)' })} />)
  expect(await screen.findByRole('list', { name: 'Your team' })).toBeVisible()
})

test('an unknown set in a friend’s box is named, and the other sets are added', async () => {
  await openGathering()
  await addFriend([IRON_HANDS, MAGIKARP.replace('Splash', 'Splish')].join('\n\n'))
  await expectStatus('Added a friend’s box: 1 Pokémon. 1 couldn’t be read and is left out.')
  expect(screen.getByText('Magikarp: unknown move "Splish"')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Players' })).toHaveTextContent('1 Pokémon')
})

test('text typed while a friend’s box is read stays in the field', async () => {
  const field = await openGathering()
  fireEvent.change(field, { target: { value: IRON_HANDS } })
  fireEvent.click(screen.getByRole('button', { name: 'Add box' }))
  fireEvent.change(field, { target: { value: GARCHOMP } })
  await expectStatus(/^Added a friend’s box/)
  expect(field).toHaveValue(GARCHOMP)
})

test('a text without Pokémon and a fifth player are refused', async () => {
  await openGathering()
  await addFriend('hello')
  await expectStatus('No Pokémon in this text')
  await addFriend(`Look: https://site.example/#${teamFragment(nightTeam())}`)
  await expectStatus(/^That’s a team link, not a box link/)
  for (const set of [IRON_HANDS, GARCHOMP, MAGIKARP, IRON_HANDS]) await addFriend(set)
  await expectStatus('A raid has up to four players. Remove a box to add another.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Player 2’s box' }))
  expect(screen.getByRole('list', { name: 'Players' })).toHaveFocus()
  await addFriend(GARCHOMP)
  await expectStatus(/^Added a friend’s box/)
})

test('thirty Pokémon of a large box are added, and the rest are counted', async () => {
  await openGathering()
  await addFriend(longestSets(42).join('\n\n'))
  await expectStatus(
    'Added a friend’s box: 30 Pokémon. 12 more are left out: each player can bring up to 30.',
  )
})

test("a link's box is added once per name", async () => {
  render(<FriendFromLink read={readSets(IRON_HANDS)} />)
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add box' }))
  await add()
  await expectStatus('Added a friend’s box: 1 Pokémon.')
  await add()
  await expectStatus(/^This box was already added/)
  await userEvent.type(screen.getByLabelText(/^Friend’s name/), 'Ben')
  await add()
  await expectStatus('Added Ben’s box: 1 Pokémon.')
})

test('a text larger than a box is refused before it reaches the field, pasted or dropped', async () => {
  const field = await openGathering()
  const text = 'A'.repeat(1_000_001)
  await userEvent.click(field)
  await userEvent.paste(text)
  await expectStatus('Too much text: paste one box at a time')
  expect(field).toHaveValue('')
  expect(fireEvent.drop(field, { dataTransfer: { files: [], getData: () => text } })).toBe(false)
  expect(fireEvent.drop(field, { dataTransfer: { files: [], getData: () => IRON_HANDS } })).toBe(true)
})

test('a locked Pokémon stays locked when the box changes, until it leaves the box', async () => {
  const { entries } = readSets([MAGIKARP, GARCHOMP, IRON_HANDS].join('\n\n'))
  const [, garchomp, hands] = entries
  await openGathering()
  await act(() => changeBox((box) => ({ ...box, entries })))
  const brings = screen.getByLabelText<HTMLSelectElement>('Brings (You)')
  await userEvent.selectOptions(brings, 'Garchomp @ Shell Bell')
  await act(() => changeBox((box) => ({ ...box, entries: entries.slice(1) })))
  expect(brings.selectedOptions[0]).toHaveTextContent(garchomp?.build.species ?? '')
  await act(() => changeBox((box) => ({ ...box, entries: hands ? [hands] : [] })))
  expect(brings).toHaveDisplayValue('best available')
  await act(() => changeBox(() => EMPTY_BOX))
})

test("a browser that cannot compress offers no link to the visitor's box, and says why", async () => {
  expect(globalThis).not.toHaveProperty('CompressionStream')
  await openGathering()
  await act(() => changeBox((box) => ({ ...box, entries: readSets(GARCHOMP).entries })))
  expect(screen.getByText(/too old to make links to boxes/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy link to my box' })).toBeNull()
  await act(() => changeBox(() => EMPTY_BOX))
})

test('sets with the same Pokémon and item have longer names', async () => {
  const box = [GARCHOMP, GARCHOMP.replace('Iron Head', 'Earthquake')].join('\n\n')
  const friends = [{ name: 'Ben', sets: box }]
  localStorage.setItem(storageKey('friends'), JSON.stringify({ version: 1, me: '', friends }))
  await openGathering()
  const options = within(screen.getByLabelText('Brings (Ben)')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'best available',
    'Garchomp @ Shell Bell · Tera Steel · Adamant · Iron Head, Swords Dance',
    'Garchomp @ Shell Bell · Tera Steel · Adamant · Earthquake, Swords Dance',
  ])
})

test('two sets of a species are listed, and a locked Pokémon is in the request', async () => {
  const box = [GARCHOMP, GARCHOMP.replace('Shell Bell', 'Life Orb')].join('\n\n')
  localStorage.setItem(
    storageKey('friends'),
    JSON.stringify({ version: 1, me: '', friends: [{ name: 'Ben', sets: box }] }),
  )
  await openGathering()
  expect(screen.getByText(/Several Garchomp in this box/)).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Brings (Ben)'), 'Garchomp @ Life Orb')
  await userEvent.click(screen.getByRole('button', { name: 'Find the best team' }))
  expect(jest.mocked(askEngine)).toHaveBeenCalledWith(
    expect.objectContaining({
      task: 'find team',
      raid: RAID,
      boxes: [expect.objectContaining({ locked: 1 })],
    }),
    expect.anything(),
  )
})

test("friends' boxes fight at the levels and IVs that the visitor chose, and a team names them", async () => {
  const sets = GARCHOMP.replace('Adamant Nature', 'Level: 50\nAdamant Nature\nIVs: 0 Atk')
  await openGathering()
  await addFriend(sets)
  const lastCall = () => jest.mocked(askEngine).mock.lastCall
  const builds = () => {
    const order = lastCall()?.[0]
    return order?.task === 'find team' ? order.boxes.flatMap((box) => box.builds) : []
  }
  const find = () => userEvent.click(screen.getByRole('button', { name: 'Find the best team' }))
  await find()
  expect(builds()[0]).not.toHaveProperty('level')
  gather()
  expect(screen.getByText(/^Simulated at level 100 with perfect IVs/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Your team' })).not.toHaveTextContent('level 50')
  act(() => storedLevels.set('of sets'))
  expect(screen.queryByRole('list', { name: 'Your team' })).toBeNull()
  await find()
  expect(builds()).toMatchObject([{ level: 50, individualValues: { atk: 0 } }])
  gather()
  expect(screen.getByText(/^Simulated at the levels and IVs in your sets/)).toBeVisible()
  expect(screen.getByRole('list', { name: 'Your team' })).toHaveTextContent('level 50')
  act(() => storedLevels.set('perfect'))
})

test("the engine's team shows with its players and NPC slots", async () => {
  localStorage.setItem(
    storageKey('friends'),
    JSON.stringify({ version: 1, me: '', friends: [{ name: 'Ben', sets: IRON_HANDS }] }),
  )
  await openGathering()
  await userEvent.click(screen.getByRole('button', { name: 'Find the best team' }))
  gather()
  expect(screen.queryByText(/calculated by the sender/)).toBeNull()
  expect(screen.getByRole('list', { name: 'Your team' })).toHaveTextContent('Ben: Iron Hands')
  await userEvent.type(screen.getByLabelText(/^Friend’s name/), 'Cleo')
  expect(screen.getByRole('list', { name: 'Your team' })).toBeVisible()
  expect(screen.getByText(/NPCs fill 3 slots/)).toBeVisible()
  await addFriend(GARCHOMP)
  expect(screen.queryByRole('list', { name: 'Your team' })).toBeNull()
})

test.each([
  [1, 97, 'Found the best Pokémon.', '97% solo'],
  [1, 2, /^No Pokémon in this box is likely to win solo\..*bring a full team\.$/, '2% solo'],
  [2, 50, 'Found a team.', 'best found: 50%'],
  [2, 49, /^No team from these boxes is likely to win\..*try other Pokémon/, 'best found: 49%'],
])(
  'for %i players whose best team wins %i%%, the page says whether it is likely to win, and what to do',
  async (players, chance, status, glance) => {
    const friends = ['Ben', 'Cleo'].slice(0, players).map((name) => ({ name, sets: IRON_HANDS }))
    localStorage.setItem(storageKey('friends'), JSON.stringify({ version: 1, me: '', friends }))
    await openGathering()
    await userEvent.click(screen.getByRole('button', { name: 'Find the best team' }))
    gather(players, chance)
    await expectStatus(status)
    expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ').startsWith(glance))).toBeVisible()
    expect(screen.getByText(players === 1 ? /^Simulated at/ : /The team’s win rate is/)).toBeVisible()
  },
)

test('a search ends when its boxes change, without a late answer', async () => {
  const friends = [{ name: 'Ben', sets: IRON_HANDS }]
  localStorage.setItem(storageKey('friends'), JSON.stringify({ version: 1, me: '', friends }))
  const stop = jest.fn()
  jest.mocked(askEngine).mockReturnValue(stop)
  await openGathering()
  await userEvent.click(screen.getByRole('button', { name: 'Find the best team' }))
  expect(stop).not.toHaveBeenCalled()
  await addFriend(GARCHOMP)
  await expectStatus(/^Added a friend’s box/)
  expect(stop).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Find the best team' })).toBeVisible()
})
