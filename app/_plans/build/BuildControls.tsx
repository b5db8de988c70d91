import { useEffect, useState } from 'react'
import type { BuildAdded } from '@/app/_kept/box/add-to-box'
import { useIsLost, useStored } from '@/app/_kept/use-stored'
import { CopySets } from '@/app/_plans/CopySets'
import { whyNotLoaded } from '@/app/_plans/LoadFailure'
import { useOwned } from '@/app/_plans/use-owned'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { storedBoxed } from '@/lib/storage/box-summary'
import { MARKS, toggleOwned, type Verdict, withVerdict } from '@/lib/storage/marks'
import type { Labels } from '@/lib/words/language'
import styles from './BuildControls.module.css'
import { workedKeyOf } from './WorkedMark'

interface Props {
  raid: RaidView
  build: ShownBuild
}

export function BuildControls({ raid, build }: Props) {
  const { plans } = useLabels()
  const { set, species, name } = build
  return (
    <>
      <CopySets text={set} label={plans.copyBuild} title={plans.copyBuildOf(name)} />
      <AddToBox set={set} name={name} />
      <OwnCreature species={species} name={name} />
      <WorkedForMe raid={raid} build={build} />
    </>
  )
}

const boxPart = lazyPart('Adding to your box', () => import('@/app/_kept/box/add-to-box'))

/** In milliseconds. A second press within this time is a double click. */
const DOUBLE_CLICK = 500

interface AddToBoxProps {
  set: string
  name: string
}

type Outcome = BuildAdded | { readonly kind: 'taken back' | 'not loaded' }

export function AddToBox({ set, name }: AddToBoxProps) {
  const labels = useLabels()
  const { plans } = labels
  const [outcome, setOutcome] = useState<Outcome>()
  const isAdded = outcome?.kind === 'added'

  async function add() {
    const boxModule = await boxPart.load()
    setOutcome(boxModule ? await boxModule.addBuild(set) : { kind: 'not loaded' })
  }

  function takeBack() {
    if (isAdded) outcome.takeBack()
    setOutcome({ kind: 'taken back' })
  }

  const pressing = useSinglePress(isAdded ? takeBack : add)

  return (
    <div className={styles.add}>
      {/* The same element in both states, so that it keeps the focus. */}
      <PlainButton aria-label={isAdded ? plans.takeBackOf(name) : plans.addToBoxOf(name)} {...pressing}>
        {isAdded ? plans.takeBack : plans.addToBox}
      </PlainButton>
      <p role="status">{outcome && outcomeText(outcome, labels)}</p>
    </div>
  )
}

/** Makes a double click one press: the second click would undo the first. */
function useSinglePress(act: () => void | Promise<void>) {
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

function outcomeText(outcome: Outcome, labels: Labels): string {
  const { boxed } = labels.plans
  if (outcome.kind === 'not loaded') return whyNotLoaded(labels)
  if (outcome.kind === 'added' && !outcome.isKept) return boxed.notKept
  return boxed[outcome.kind]
}

interface OwnCreatureProps {
  species: string
  name: string
}

export function OwnCreature({ species, name }: OwnCreatureProps) {
  const { plans } = useLabels()
  const owned = useOwned()
  const isBoxed = useStored(storedBoxed).has(species)
  return (
    <label className={styles.own}>
      <input
        type="checkbox"
        checked={owned.has(species)}
        disabled={isBoxed}
        onChange={() => MARKS.owned.update((marked) => toggleOwned(marked, species))}
        aria-label={isBoxed ? plans.iOwnInBox(name) : plans.iOwn(name)}
      />
      <span aria-hidden="true">{isBoxed ? plans.inBox : plans.own}</span>
    </label>
  )
}

interface WorkedForMeProps {
  raid: Pick<RaidView, 'id' | 'teraType' | 'event'>
  build: ShownBuild
}

const VERDICTS: readonly Verdict[] = ['worked', 'failed']

export function WorkedForMe({ raid, build }: WorkedForMeProps) {
  const { parts, plans } = useLabels()
  const worked = useStored(MARKS.worked)
  const isLost = useIsLost(MARKS.worked)
  // Show the storage warning only on the build that was just rated.
  const [hasRated, setHasRated] = useState(false)
  const key = workedKeyOf(raid, build)
  return (
    <div className={styles.worked}>
      {VERDICTS.map((verdict) => (
        <PlainButton
          key={verdict}
          aria-pressed={worked.get(key) === verdict}
          aria-label={plans.say[verdict].of(build.name)}
          onClick={() => {
            MARKS.worked.update((before) => withVerdict(before, key, verdict))
            setHasRated(true)
          }}
        >
          {plans.say[verdict].label}
        </PlainButton>
      ))}
      {isLost && hasRated && <p role="alert">{parts.notKept}</p>}
    </div>
  )
}
