import { useEffect, useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useSentences } from '@/app/_ui/language/language'
import type { Build } from '@/battle/build'
import type { BattleLog } from '@/battle/events'
import type { Plan } from '@/battle/plan'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { ShownTurn } from '@/lib/words/text-shapes'
import { askEngine } from './ask-engine'
import styles from './OneBattle.module.css'
import { ScrollArea } from './ScrollArea'
import { whyNotFought } from './use-fights'

interface Props {
  raid: RequestedRaid
  build: Build
  plan: Plan
  name: string
}

export function OneBattle({ raid, build, plan, name }: Props) {
  const { box, battleLog } = useSentences()
  const [seed, setSeed] = useState(1)
  const [battle, setBattle] = useState<BattleLog>()
  const [failed, setFailed] = useState(false)

  useEffect(
    () =>
      askEngine(
        { task: 'log', raid, build, plan, seed },
        {
          onAnswer: (answer) => {
            if (answer.kind !== 'log') return
            setBattle(answer.battle)
            setFailed(false)
          },
          onFailure: () => setFailed(true),
        },
      ),
    [raid, build, plan, seed],
  )

  return (
    <section className={styles.battle} aria-label={box.battleOf(name)}>
      <p role="status">{failed ? whyNotFought(box) : battle ? battleLog.end(battle.end) : box.fighting}</p>
      {battle && (
        <ScrollArea label={box.turns}>
          <ol className={styles.turns}>
            <KeyedByIndex items={battleLog.turns(battle.turns)}>{(turn) => <Turn {...turn} />}</KeyedByIndex>
          </ol>
        </ScrollArea>
      )}
      {(battle || failed) && <PlainButton onClick={() => setSeed(seed + 1)}>{box.fightAnother}</PlainButton>}
    </section>
  )
}

function Turn({ title, lines, state }: ShownTurn) {
  return (
    <li>
      <strong>{title}</strong>
      <KeyedByIndex items={lines}>{(line) => <p>{line}</p>}</KeyedByIndex>
      <small>{state}</small>
    </li>
  )
}
