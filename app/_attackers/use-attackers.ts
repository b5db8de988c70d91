import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { AttackersFile } from '@/lib/attackers/attackers-file'
import { fileHref } from '@/lib/site'

type Part = typeof import('./AttackerAdvice')

interface State {
  /** The file that the state is of. */
  readonly path: string
  readonly loading?: true
  readonly loaded?: Pick<Part, 'AttackerAdvice'> & { readonly file: AttackersFile }
  readonly failure?: 'network' | 'answer'
}

/**
 * A boss's attackers and the part of the program that shows them, loaded side by side once their place comes near the
 * screen, and again for another boss. `load` tries again.
 */
export function useAttackers(place: RefObject<Element | null>, path: string) {
  const [state, setState] = useState<State>({ path })
  const load = useCallback(async () => {
    setState({ path, loading: true })
    const next = await loadAttackers(path)
    setState((current) => (current.path === path ? next : current))
  }, [path])
  useEffect(() => whenNear(place.current, load), [place, load])
  return { ...(state.path === path ? state : { path }), load }
}

async function loadAttackers(path: string): Promise<State> {
  const part = import('./AttackerAdvice')
  const answer = fetch(fileHref(path))
  try {
    const [{ AttackerAdvice, parseAttackers }, response] = await Promise.all([part, answer])
    const file = response.ok ? parseAttackers(await response.text()) : undefined
    return file ? { path, loaded: { AttackerAdvice, file } } : { path, failure: 'answer' }
  } catch (error) {
    console.error(`${path} could not be loaded:`, error)
    return { path, failure: 'network' }
  }
}

// Half a screen ahead: a scrolling visitor finds it loaded.
function whenNear(element: Element | null, task: () => void): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
