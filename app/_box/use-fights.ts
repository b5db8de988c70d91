import { useEffect, useRef, useState } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import type { BuildResults } from '@/battle/win-rates'
import { eachSetOnce } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import { foughtAt } from '@/lib/builds/levels'
import { storedLevels } from '@/lib/storage/choices'
import type { Sentences } from '@/lib/words/language'
import { askEngine } from './ask-engine'

interface Progress {
  readonly fought: number
  readonly of: number
}

type Results = ReadonlyMap<string, BuildResults>

export interface Fights {
  /** Keyed by the set's text. */
  readonly results: Results
  readonly progress: Progress | undefined
  readonly end: 'done' | 'stopped' | 'failed' | undefined
  readonly fight: (entries: readonly BoxEntry[]) => void
  readonly stop: () => void
}

/**
 * Fights a raid in a worker, at the levels and IVs that the visitor chose. Unmounting stops the fights, so the component
 * needs a key made of the raid and these levels.
 */
export function useFights(raid: RequestedRaid | undefined): Fights {
  const levels = useStored(storedLevels)
  const [results, setResults] = useState<Results>(new Map())
  const [progress, setProgress] = useState<Progress>()
  const [end, setEnd] = useState<Fights['end']>()
  const waiting = useRef<readonly BoxEntry[]>([])
  const halt = useRef(() => {})

  useEffect(() => () => halt.current(), [])

  function finish(newEnd: Fights['end']) {
    halt.current()
    waiting.current = []
    setProgress(undefined)
    setEnd(newEnd)
  }

  function fight(entries: readonly BoxEntry[]) {
    if (!raid) return
    halt.current()
    const queue = eachSetOnce([...entries, ...waiting.current])
    waiting.current = queue
    setEnd(undefined)
    setProgress({ fought: 0, of: queue.length })
    halt.current = askEngine(
      { task: 'fight', raid, builds: queue.map(({ build }) => foughtAt(build, levels)) },
      {
        onAnswer: (answer) => {
          if (answer.kind === 'done') return finish('done')
          if (answer.kind !== 'fought') return
          const { place, fought } = answer
          const entry = queue[place]
          if (!entry) return
          waiting.current = queue.slice(place + 1)
          setResults((previous) => new Map(previous).set(entry.set, fought))
          setProgress({ fought: place + 1, of: queue.length })
        },
        onFailure: () => finish('failed'),
      },
    )
  }

  return { results, progress, end, fight, stop: () => finish('stopped') }
}

export function whyNotFought({ notFought, notSaved }: Sentences['box']): string {
  return navigator.onLine ? notFought : notSaved
}
