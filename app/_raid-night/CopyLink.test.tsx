/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { CopyLink } from './CopyLink'

const RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const
const ADDRESS = 'http://localhost/tera-raid-info/6/Paldea/Garchomp/Fairy/'

let copied: unknown[] = []

const clipboard = {
  writeText: async (text: string) => void copied.push(text),
  write: async (items: unknown[]) => void copied.push(...items),
}

class Item {
  constructor(readonly data: Readonly<Record<string, Promise<Blob>>>) {}
}

async function share(fragment: () => string | Promise<string>) {
  const user = userEvent.setup()
  copied = []
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  render(<CopyLink label="Share" raid={RAID} fragment={fragment} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return user
}

afterEach(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'))

test('the clipboard gets the promise of an unfinished link, as Safari requires', async () => {
  Object.assign(globalThis, { ClipboardItem: Item })
  let make: (made: string) => void = () => undefined
  const fragment = new Promise<string>((resolve) => {
    make = resolve
  })
  await share(() => fragment)
  expect(copied).toEqual([expect.any(Item)])
  make('box=1')
  expect(await screen.findByText('Link copied')).toHaveRole('status')
  const [item] = copied
  const blob = item instanceof Item ? await item.data['text/plain'] : undefined
  expect(blob?.type).toBe('text/plain')
  expect(blob?.size).toBe(`${ADDRESS}#box=1`.length)
})

test('a press while a link is being made does not make a second link, which the first could overwrite', async () => {
  const makers: ((made: string) => void)[] = []
  const user = await share(() => new Promise<string>((resolve) => makers.push(resolve)))
  const button = screen.getByRole('button', { name: 'Share' })
  await user.click(button)
  expect(makers).toHaveLength(1)
  makers[0]?.('box=1')
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(copied).toEqual([`${ADDRESS}#box=1`])
  await user.click(button)
  expect(makers).toHaveLength(2)
})

test('a clipboard without promises gets the finished link', async () => {
  await share(async () => 'box=1')
  expect(await screen.findByText('Link copied')).toHaveRole('status')
  expect(copied).toEqual([`${ADDRESS}#box=1`])
})

test.each([
  [2000, null],
  [2001, /^This link has 2,001 characters.*too long.*Discord allows 2,000/],
])(
  'a link of %i characters, including its address, gets this note on message limits: %s',
  async (length, line) => {
    await share(() => 'A'.repeat(length - `${ADDRESS}#`.length))
    expect(await screen.findByText('Link copied')).toBeVisible()
    const message = screen.queryByText(line ?? /too long/)
    expect(message && 'said').toBe(line && 'said')
  },
)

test.each([
  ['throws', () => fail()],
  ['rejects', () => Promise.resolve().then(fail)],
])('a link that cannot be made (%s) is reported, and no older link is offered', async (_, failing) => {
  expectConsoleError(/A link could not be made/)
  let fragment: () => string | Promise<string> = () => 'box=1'
  const user = await share(() => fragment())
  fragment = failing
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText(/^Couldn’t make this link\. Try again/)).toHaveRole('status')
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

function fail(): never {
  throw new Error('Compression failed')
}
