/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { ShareRaid } from './ShareRaid'

const FAIRY_GARCHOMP: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }

const writeText = jest.fn<Promise<void>, [string]>()
const button = () => screen.getByRole('button', { name: /Share Raid|Copied/ })
const linkToCopy = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Couldn’t copy. Copy this link:' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const share = () => act(async () => fireEvent.click(button()))

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})

afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('Share Raid', () => {
  test('copies the deep link without a slash at the end', async () => {
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    expect(writeText).toHaveBeenCalledWith('http://localhost/tera-raid-info/6/Paldea/Garchomp/Fairy')
    expect(button()).toHaveTextContent('Copied to Clipboard')
  })

  test('copies the root while nothing is chosen', async () => {
    render(<ShareRaid selection={NOTHING_CHOSEN} />)
    await share()
    expect(writeText).toHaveBeenCalledWith('http://localhost/')
  })

  test('copies the search at the root, and on a raid only its build search', async () => {
    window.history.replaceState(null, '', '/?q=garch&herb=Spicy')
    const { rerender } = render(<ShareRaid selection={NOTHING_CHOSEN} />)
    await share()
    expect(writeText).toHaveBeenLastCalledWith('http://localhost/?q=garch&herb=Spicy')
    rerender(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    expect(writeText).toHaveBeenLastCalledWith('http://localhost/tera-raid-info/6/Paldea/Garchomp/Fairy')
  })

  test.each([
    ['mouse out', () => fireEvent.mouseLeave(button())],
    ['blur', () => fireEvent.blur(button())],
    ['3 seconds', () => act(() => jest.advanceTimersByTime(3000))],
  ])('says that the link was copied until %s', async (_, leave) => {
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    expect(button()).toHaveTextContent('Copied to Clipboard')
    leave()
    expect(button()).toHaveTextContent('Share Raid')
  })

  test('shows the copy for 3 seconds', async () => {
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    act(() => jest.advanceTimersByTime(2999))
    expect(button()).toHaveTextContent('Copied to Clipboard')
  })

  test.each([
    ['refuses', () => writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))],
    ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    ['does not answer for 2 s', () => writeText.mockReturnValue(new Promise(() => undefined))],
  ])('shows the selected link if the clipboard %s', async (_, breakClipboard) => {
    breakClipboard()
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    await pass(2000)
    const link = linkToCopy()
    expect(link).toHaveValue('http://localhost/tera-raid-info/6/Paldea/Garchomp/Fairy')
    expect(link.selectionEnd).toBe(link.value.length)
    expect(link.selectionStart).toBe(0)
    expect(link).toHaveFocus()
    expect(button()).toHaveTextContent('Share Raid')
  })

  test('waits 2 s for a clipboard that does not answer', async () => {
    writeText.mockReturnValue(new Promise(() => undefined))
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    await pass(1999)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('on %s, hides the link and returns the focus', async (_, close) => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    expect(linkToCopy()).toHaveFocus()
    close()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  test('keeps the link on any other key', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    fireEvent.keyDown(linkToCopy(), { key: 'a' })
    expect(linkToCopy()).toBeInTheDocument()
  })

  test('resets for another raid', async () => {
    const { rerender } = render(<ShareRaid selection={FAIRY_GARCHOMP} />)
    await share()
    rerender(<ShareRaid selection={{ ...FAIRY_GARCHOMP, teraType: 'Steel' }} />)
    expect(button()).toHaveTextContent('Share Raid')
  })
})
