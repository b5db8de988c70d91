import { act } from '@testing-library/react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/**
 * Starts a prerendered page like a browser, up to the moment when it listens to the visitor but no effect has run.
 * Testing Library's `act` would skip this moment. Returns functions that wait for all effects and leave the page.
 *
 * @param beforeStart simulates the visitor's actions before the program runs
 */
export async function startPage(page: ReactNode, beforeStart: () => void = () => undefined) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  body.innerHTML = renderToString(page)
  beforeStart()
  let hasStarted = false
  let onStarted = () => {}
  const started = new Promise<void>((resolve) => {
    onStarted = resolve
  })
  let root: Root | undefined
  await new Promise<void>((onCommitted) => {
    root = hydrateRoot(
      body,
      <>
        {page}
        <Moments
          onCommitted={onCommitted}
          onStarted={() => {
            hasStarted = true
            onStarted()
          }}
        />
      </>,
    )
  })
  if (hasStarted) throw new Error('The effects have run already')
  const leave = () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    return act(async () => root?.unmount())
  }
  return { whenStarted: () => started, leave }
}

interface Props {
  onCommitted: () => void
  onStarted: () => void
}

/** Last in the page, so that its effects run last. */
function Moments({ onCommitted, onStarted }: Props) {
  useLayoutEffect(onCommitted, [onCommitted])
  useEffect(onStarted, [onStarted])
  return null
}
