import { useEffect, useState } from 'react'
import { Each } from '@/app/_ui/Each'
import { PlainButton } from '@/app/_ui/PlainButton'
import type { Build } from '@/lib/battle/build'
import type { Plan } from '@/lib/battle/policy/plan'
import type { ToldBattle } from '@/lib/box/battles/told-battle'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import { askEngine } from './ask-engine'
import styles from './OneBattle.module.css'
import { ScrollArea } from './ScrollArea'
import { whyNotFought } from './why-not-fought'

interface Props {
  raid: RaidOrdered
  build: Build
  plan: Plan
  /** Of the Pokémon that fights. */
  name: string
}

/** One battle, turn by turn, and another on request. */
export function OneBattle({ raid, build, plan, name }: Props) {
  const [seed, setSeed] = useState(1)
  const [battle, setBattle] = useState<ToldBattle>()
  const [failed, setFailed] = useState(false)

  useEffect(
    () =>
      askEngine(
        { task: 'tell', raid, build, plan, seed },
        {
          onAnswer: (answer) => {
            if (answer.kind === 'told') setBattle(answer.battle)
          },
          onFailure: () => setFailed(true),
        },
      ),
    [raid, build, plan, seed],
  )

  return (
    <section className={styles.battle} aria-label={`One battle of ${name}`}>
      <p role="status">{failed ? whyNotFought() : (battle?.end ?? 'Fighting…')}</p>
      {battle && (
        <>
          <ScrollArea label="Turns">
            <ol className={styles.turns}>
              <Each items={battle.turns}>
                {({ title, lines, state }) => (
                  <li>
                    <strong>{title}</strong>
                    <Each items={lines}>{(line) => <p>{line}</p>}</Each>
                    <small>{state}</small>
                  </li>
                )}
              </Each>
            </ol>
          </ScrollArea>
          <PlainButton onClick={() => setSeed(seed + 1)}>Fight another</PlainButton>
        </>
      )}
    </section>
  )
}
