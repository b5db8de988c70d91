import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { fileHref } from '@/lib/site'

type Part = typeof import('./BuildAdvice')

interface State {
  /** The file that the state is of. */
  readonly path: string
  readonly loading?: true
  readonly loaded?: Pick<Part, 'BuildAdvice'> & { readonly plans: BossPlans }
  readonly failure?: 'network' | 'answer'
}

/**
 * The plans of a boss and the part of the program that shows them, loaded side by side once their place comes near the
 * screen, and again for another boss. `load` tries again.
 */
export function usePlans(place: RefObject<Element | null>, path: string) {
  const [state, setState] = useState<State>({ path })
  const load = useCallback(async () => {
    setState({ path, loading: true })
    const next = await loadPlans(path)
    setState((current) => (current.path === path ? next : current))
  }, [path])
  useEffect(() => whenNear(place.current, load), [place, load])
  return { ...(state.path === path ? state : { path }), load }
}

async function loadPlans(path: string): Promise<State> {
  const part = import('./BuildAdvice')
  const answer = fetch(fileHref(path))
  try {
    const [{ BuildAdvice, parsePlans }, response] = await Promise.all([part, answer])
    const plans = response.ok ? parsePlans(await response.text()) : undefined
    return plans ? { path, loaded: { BuildAdvice, plans } } : { path, failure: 'answer' }
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
