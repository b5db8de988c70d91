import { useId, useMemo, useState } from 'react'
import { changeBox } from '@/app/_kept/box/box-store'
import { useStored } from '@/app/_kept/use-stored'
import { Chances } from '@/app/_plans/build/Chances'
import { PlainButton } from '@/app/_ui/Buttons'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { type Fought, leastAlone } from '@/battle/win-rates'
import { without } from '@/lib/box/box'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import { attackerChances, lowestHpFigures, paceFigures, soloFigures } from '@/lib/bring/result-summary'
import { foughtAt } from '@/lib/builds/levels'
import { creatureImage } from '@/lib/links/file-names'
import { storedLevels } from '@/lib/storage/choices'
import styles from './BoxCard.module.css'
import { ChangeBuild } from './ChangeBuild'
import { OneBattle } from './OneBattle'
import { Training } from './Training'
import type { Fights } from './use-fights'

interface Props {
  raid: RequestedRaid | undefined
  entry: BoxEntry
  fights: Fights
}

/** What is open below a card: the form that changes the build, or one of its battles. */
type Opened = 'change' | 'battle' | undefined

/** A Pokémon of the box: its build, how it fares, and what can be done with it. */
export function BoxCard({ raid, entry, fights }: Props) {
  const { box: words, names } = useSentences()
  const levels = useStored(storedLevels)
  // The same object as long as the battle that is shown is of it.
  const build = useMemo(() => foughtAt(entry.build, levels), [entry.build, levels])
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
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
      {fought && <Fared fought={fought} before={before} />}
      <Controls
        entry={entry}
        hasFought={raid !== undefined && fought !== undefined}
        opened={opened}
        onOpen={setOpened}
      />
      {opened === 'change' && (
        <ChangeBuild
          entry={entry}
          action={raid ? words.saveAndFight : words.saveChange}
          onChanged={onChanged}
        />
      )}
      {opened === 'battle' && raid && fought && (
        <OneBattle raid={raid} build={build} plan={fought.plan} name={names.species(build.species)} />
      )}
    </article>
  )
}

/** What a Pokémon is: picture, name, Tera type, item, ability and nature. */
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
  /** Whether there is a battle to show. */
  hasFought: boolean
  opened: Opened
  onOpen: (opened: Opened) => void
}

/** What can be done with a Pokémon: change it, see one of its battles, remove it. */
function Controls({ entry, hasFought, opened, onOpen }: ControlsProps) {
  const { box: words, names } = useSentences()
  const name = names.species(entry.build.species)
  const toggle = (what: Opened) => onOpen(opened === what ? undefined : what)
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

/** How a build fared, and after a change its chance before that. */
function Fared({ fought, before }: { fought: Fought; before: number | undefined }) {
  const { bring, box } = useSentences()
  return (
    <>
      <Chances chances={attackerChances(fought)} />
      {before !== undefined && <p>{box.beforeChange(before)}</p>}
      <p>{bring.figures([...soloFigures(fought), ...paceFigures(fought), ...lowestHpFigures(fought)])}</p>
      <p>{box.played(fought)}</p>
    </>
  )
}

/**
 * Focuses the last footer button of the next item of a list, or of the previous item from the last one. Without this, the
 * focus would be lost with the item that a button removes.
 */
function focusSameInNext(button: HTMLElement) {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector<HTMLElement>('footer > button:last-child')?.focus()
}
