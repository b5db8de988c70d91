import { useEffect, useState } from 'react'
import type { BuildAdded } from '@/app/_kept/box/add-to-box'
import { whyNotLoaded } from '@/app/_plans/LoadFailure'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import type { Labels } from '@/lib/words/language'
import styles from './AddToBox.module.css'

/** The part of the program that reads and keeps the box: few readers of builds have one. */
const boxPart = lazyPart('Adding to your box', () => import('@/app/_kept/box/add-to-box'))

/** How long after what a press does another is still the second of a double click, in milliseconds. */
const DOUBLE_CLICK = 500

interface Props {
  /** The build as Pokémon Showdown writes it. */
  set: string
  name: string
}

type Outcome = BuildAdded | { readonly kind: 'taken back' | 'not loaded' }

/** Adds a build to the visitor's box with one tap, and takes it out again with another. */
export function AddToBox({ set, name }: Props) {
  const labels = useLabels()
  const { plans } = labels
  const [outcome, setOutcome] = useState<Outcome>()
  const isAdded = outcome?.kind === 'added'

  async function add() {
    const part = await boxPart.load()
    setOutcome(part ? await part.addBuild(set) : { kind: 'not loaded' })
  }

  function takeBack() {
    if (isAdded) outcome.takeBack()
    setOutcome({ kind: 'taken back' })
  }

  const pressing = usePress(isAdded ? takeBack : add)

  return (
    <div className={styles.add}>
      {/* One button, so that it keeps the focus. */}
      <PlainButton aria-label={isAdded ? plans.takeBackOf(name) : plans.addToBoxOf(name)} {...pressing}>
        {isAdded ? plans.takeBack : plans.addToBox}
      </PlainButton>
      <p role="status">{outcome && inWords(outcome, labels)}</p>
    </div>
  )
}

/** The attributes of a button that takes a double click as one press: its second would undo what its first has done. */
function usePress(act: () => void | Promise<void>) {
  const [state, setState] = useState<'ready' | 'acting' | 'done'>('ready')
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(setState, DOUBLE_CLICK, 'ready')
    return () => clearTimeout(timer)
  }, [state])
  async function press() {
    setState('acting')
    try {
      await act()
    } finally {
      setState('done')
    }
  }
  return state === 'ready' ? { onClick: press } : { 'aria-disabled': true }
}

function inWords(outcome: Outcome, labels: Labels): string {
  const { boxed } = labels.plans
  if (outcome.kind === 'not loaded') return whyNotLoaded(labels)
  if (outcome.kind === 'added' && !outcome.isKept) return boxed.notKept
  return boxed[outcome.kind]
}
