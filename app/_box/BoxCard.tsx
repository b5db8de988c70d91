import { useId, useState } from 'react'
import { Chances } from '@/app/_plans/build/Chances'
import { CreatureImage } from '@/app/_plans/build/CreatureImage'
import { PlainButton } from '@/app/_ui/PlainButton'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { without } from '@/lib/box/box'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import { foughtInWords } from '@/lib/box/fought-in-words'
import type { BoxEntry } from '@/lib/box/read-sets'
import { effortText } from '@/lib/bring/build-text'
import { leftOut } from '@/lib/builds/left-out'
import { creatureName } from '@/lib/creature/creature-name'
import styles from './BoxCard.module.css'
import { changeBox } from './box-store'
import { ChangeBuild } from './ChangeBuild'
import { focusSameInNext } from './focus-same-in-next'
import { OneBattle } from './OneBattle'
import type { Fights } from './use-fights'

interface Props {
  raid: RaidOrdered | undefined
  entry: BoxEntry
  fights: Fights
}

/** A Pokémon of the box: its build, how it fares, and what can be done with it. */
export function BoxCard({ raid, entry, fights }: Props) {
  const { build, isStellar } = entry
  const id = useId()
  const [opened, setOpened] = useState<'change' | 'battle'>()
  const [before, setBefore] = useState<number>()
  const fought = fights.results.get(entry.set)
  const name = creatureName(build.species)
  const notFought = leftOut(entry)
  const toggle = (what: typeof opened) => setOpened(opened === what ? undefined : what)
  return (
    <article className={styles.card} aria-labelledby={id} data-type={build.teraType}>
      <header>
        <CreatureImage species={build.species} name={name} key={build.species} />
        <h4 id={id}>{name}</h4>
        <TypeBadge type={build.teraType}>{`Tera ${isStellar ? 'Stellar' : build.teraType}`}</TypeBadge>
        <p>{[build.item ?? 'no item', build.ability, build.nature].join(' · ')}</p>
      </header>
      <p>{`EVs: ${effortText(build)}`}</p>
      <p>{build.moves.join(' · ')}</p>
      {notFought && <p>{notFought}</p>}
      {fought && <Fared fought={fought} before={before} />}
      <footer>
        <PlainButton
          aria-label={`Change ${name}`}
          aria-expanded={opened === 'change'}
          onClick={() => toggle('change')}
        >
          Change
        </PlainButton>
        {raid && fought && (
          <PlainButton
            aria-label={`Fight one battle with ${name}`}
            aria-expanded={opened === 'battle'}
            onClick={() => toggle('battle')}
          >
            Fight one battle
          </PlainButton>
        )}
        <PlainButton
          aria-label={`Remove ${name}`}
          onClick={({ currentTarget }) => {
            focusSameInNext(currentTarget)
            changeBox((box) => without(box, entry))
          }}
        >
          Remove
        </PlainButton>
      </footer>
      {opened === 'change' && (
        <ChangeBuild
          entry={entry}
          action={raid ? 'Save and fight' : 'Save'}
          onChanged={(changed) => {
            setBefore(fought?.alone)
            if (raid) fights.fight([changed])
          }}
        />
      )}
      {opened === 'battle' && raid && fought && (
        <OneBattle raid={raid} build={build} plan={fought.plan} name={name} />
      )}
    </article>
  )
}

/** How a build fared; where it was changed, its chance before. */
function Fared({
  fought,
  before,
}: {
  fought: Parameters<typeof foughtInWords>[0]
  before: number | undefined
}) {
  const { chances, figures, plan } = foughtInWords(fought)
  return (
    <>
      <Chances chances={chances} />
      {before !== undefined && <p>{`${Math.round(before)}% alone before the change`}</p>}
      <p>{figures}</p>
      <p>{plan}</p>
    </>
  )
}
