/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { render } from '@/app/_ui/language/render'
import { FindBoss } from './FindBoss'

const FAIRY_GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

// jsdom can't open dialogs. Like a browser, this fires `close` after the script that closed the dialog.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    queueMicrotask(() => fireEvent(this, new Event('close')))
  }
})

const open = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Find a boss' })))

test('the search for a boss stays open in development, where React attaches each ref twice', async () => {
  render(
    <StrictMode>
      <FindBoss selection={FAIRY_GARCHOMP} />
    </StrictMode>,
  )
  await open()
  expect(screen.getByRole('dialog', { name: 'Find a boss' })).toBeInTheDocument()
})

test('the visitor can close it', async () => {
  render(<FindBoss selection={FAIRY_GARCHOMP} />)
  await open()
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
