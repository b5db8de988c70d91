import { useId, useMemo, useState } from 'react'
import { changeBox } from '@/app/_kept/box/box-store'
import { useStored } from '@/app/_kept/use-stored'
import { PlainButton } from '@/app/_ui/Buttons'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { type BuildResults, leastAlone } from '@/battle/win-rates'
import { without } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import {
  attackerChances,
  type Chance,
  lowestHpFigures,
  paceFigures,
  soloFigures,
} from '@/lib/bring/result-summary'
import { leftOut } from '@/lib/builds/left-out'
import { foughtAt, grownOf } from '@/lib/builds/levels'
import { creatureImage } from '@/lib/links/file-names'
import { storedLevels } from '@/lib/storage/choices'
import styles from './BoxCard.module.css'
import { ChangeBuild } from './ChangeBuild'
import { OneBattle } from './OneBattle'
import type { Fights } from './use-fights'

interface Props {
  raid: RequestedRaid | undefined
  entry: BoxEntry
  fights: Fights
}

type Opened = 'change' | 'battle' | undefined

export function BoxCard({ raid, entry, fights }: Props) {
  const { box: words, names } = useSentences()
  const levels = useStored(storedLevels)
  // A new object would run the shown battle again.
  const build = useMemo(() => foughtAt(entry.build, levels), [entry.build, levels])
  const id = useId()
  const [openPart, setOpenPart] = useState<Opened>()
  const [before, setBefore] = useState<number>()
  const fought = fights.results.get(entry.set)
  const onChanged = (changed: BoxEntry) => {
    setBefore(fought && leastAlone(fought))
    if (raid) fights.fight([changed])
  }
  return (
    <article className={styles.card} aria-labelledby={id} data-type={build.teraType}>
      <Head entry={entry} id={id} />
      <Training entry={entry} />
      {fought && <Results fought={fought} before={before} />}
      <Controls
        entry={entry}
        hasFought={raid !== undefined && fought !== undefined}
        opened={openPart}
        onOpen={setOpenPart}
      />
      {openPart === 'change' && (
        <ChangeBuild
          entry={entry}
          action={raid ? words.saveAndFight : words.saveChange}
          onChanged={onChanged}
        />
      )}
      {openPart === 'battle' && raid && fought && (
        <OneBattle raid={raid} build={build} plan={fought.plan} name={names.species(build.species)} />
      )}
    </article>
  )
}

function Head({ entry: { build, isStellar }, id }: Pick<Props, 'entry'> & { id: string }) {
  const { box: words, names } = useSentences()
  const { raid: labels } = useLabels()
  const name = names.species(build.species)
  return (
    <header>
      <SmallPicture file={creatureImage(build.species)} name={name} key={build.species} />
      <h4 id={id}>{name}</h4>
      <TypeBadge type={build.teraType}>{labels.tera(isStellar ? 'Stellar' : build.teraType)}</TypeBadge>
      <p>{words.bringing(build)}</p>
    </header>
  )
}

interface ControlsProps {
  entry: BoxEntry
  hasFought: boolean
  opened: Opened
  onOpen: (opened: Opened) => void
}

function Controls({ entry, hasFought, opened, onOpen }: ControlsProps) {
  const { box: words, names } = useSentences()
  const name = names.species(entry.build.species)
  const toggle = (target: Opened) => onOpen(opened === target ? undefined : target)
  return (
    <footer>
      <PlainButton
        aria-label={words.change.of(name)}
        aria-expanded={opened === 'change'}
        onClick={() => toggle('change')}
      >
        {words.change.label}
      </PlainButton>
      {hasFought && (
        <PlainButton
          aria-label={words.fightOne.of(name)}
          aria-expanded={opened === 'battle'}
          onClick={() => toggle('battle')}
        >
          {words.fightOne.label}
        </PlainButton>
      )}
      <PlainButton
        aria-label={words.remove.of(name)}
        onClick={({ currentTarget }) => {
          focusSameInNext(currentTarget)
          changeBox((box) => without(box, entry))
        }}
      >
        {words.remove.label}
      </PlainButton>
    </footer>
  )
}

/** After a change, `before` is the previous win rate, in percent. */
function Results({ fought, before }: { fought: BuildResults; before: number | undefined }) {
  const { bring, box } = useSentences()
  return (
    <>
      <WinRates chances={attackerChances(fought)} />
      {before !== undefined && <p>{box.beforeChange(before)}</p>}
      <p>{bring.figures([...soloFigures(fought), ...paceFigures(fought), ...lowestHpFigures(fought)])}</p>
      <p>{box.played(fought)}</p>
    </>
  )
}

/**
 * Focuses the last footer button of the next list item, or of the previous item if there is no next one. Otherwise the
 * removed item would lose the focus.
 */
function focusSameInNext(button: HTMLElement) {
  const item = button.closest('li')
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
  neighbor?.querySelector<HTMLElement>('footer > button:last-child')?.focus()
}

function WinRates({ chances }: { chances: readonly Chance[] }) {
  const { plans } = useLabels()
  return (
    <ul className={styles.winRates} aria-label={plans.chances}>
      <KeyedByIndex items={chances}>
        {(chance) => {
          const [before, number, after] = plans.chanceInParts(chance)
          return (
            <li>
              {before}
              <strong>{number}</strong>
              {after}
              <svg width={`${chance[0]}%`} aria-hidden="true" />
            </li>
          )
        }}
      </KeyedByIndex>
    </ul>
  )
}

function Training({ entry }: { entry: BoxEntry }) {
  const { builds, box } = useSentences()
  const levels = useStored(storedLevels)
  const { build, notes = [] } = entry
  const notFought = leftOut(entry)
  const grownBuild = grownOf(build)
  return (
    <>
      <p>{box.effortValues(builds.effortValues(build))}</p>
      <p>{box.moves(build)}</p>
      <KeyedByIndex items={notes}>{(note) => <p>{builds.note(note)}</p>}</KeyedByIndex>
      {notFought && <p>{builds.leftOut(notFought)}</p>}
      {grownBuild && <p>{box.grown(grownBuild, levels)}</p>}
    </>
  )
}
