import { useState } from 'react'
import { keyOf } from '@/app/_kept/box/box-store'
import { useStored } from '@/app/_kept/use-stored'
import { FirstFew, PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { type Fought, isLikelyWin, leastAlone, QUICK_WITHIN } from '@/battle/win-rates'
import { byWins } from '@/lib/box/by-wins'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import { storedLevels } from '@/lib/storage/choices'
import type { Sentences } from '@/lib/words/language'
import { BoxCard } from './BoxCard'
import { type Fights, useFights, whyNotFought } from './use-fights'
import { useKeepBest } from './use-keep-best'
import styles from './WhoWins.module.css'

interface Props {
  /** The raid to fight; `undefined` where none with a Tera type is chosen. */
  raid: RequestedRaid | undefined
  /** What the best against the raid is kept by: see `foughtRaidKey`. */
  keptAs: string | undefined
  entries: readonly BoxEntry[]
}

/** The Pokémon of a box, and which of them win a raid, the best first. */
export function WhoWins({ raid, keptAs, entries }: Props) {
  const { box } = useSentences()
  const levels = useStored(storedLevels)
  const fights = useFights(raid)
  const { results, progress, fight, stop } = fights
  const status = useStatus(fights, entries)
  const sorted = entries.toSorted((one, other) => byWins(results.get(one.set), results.get(other.set)))
  useKeepBest(keptAs, entries, fights)
  return (
    <div className={styles.wins}>
      {raid && (
        <div className={styles.fights}>
          {progress && (
            <label>
              {`${box.progress(progress.fought, progress.of)} `}
              <progress value={progress.fought} max={progress.of} />
            </label>
          )}
          {/* One button, so that it keeps the focus. */}
          <PlainButton onClick={progress ? stop : () => fight(entries)}>
            {progress ? box.stop : box.whoWins}
          </PlainButton>
        </div>
      )}
      <p role="status">{status}</p>
      {results.size > 0 && <p className={styles.note}>{box.simulated(QUICK_WITHIN, levels)}</p>}
      <BoxList raid={raid} entries={sorted} fights={fights} />
    </div>
  )
}

/** The status of fights as it was when they began or ended: removing a Pokémon later does not announce it again. */
function useStatus(fights: Fights, entries: readonly BoxEntry[]): string {
  const { box } = useSentences()
  const stage = fights.progress ? 'fighting' : fights.end
  const [said, setSaid] = useState({ stage, status: '' })
  if (said.stage === stage) return said.status
  const status = statusOf(fights, entries, box)
  setSaid({ stage, status })
  return status
}

function statusOf(
  { results, progress, end }: Fights,
  entries: readonly BoxEntry[],
  box: Sentences['box'],
): string {
  if (progress) return box.fighting
  if (end === 'failed') return whyNotFought(box)
  if (end === undefined) return ''
  const fought = entries.filter(({ set }) => results.has(set))
  if (fought.length === 0) return box.stopped
  const winners = fought.filter(({ set }) => wins(results.get(set))).length
  const result = end === 'stopped' ? box.stoppedAfter : box.win
  return result(winners, fought.length)
}

function wins(fought: Fought | undefined): boolean {
  return fought !== undefined && isLikelyWin(leastAlone(fought) / 100)
}

interface BoxListProps {
  raid: RequestedRaid | undefined
  entries: readonly BoxEntry[]
  fights: Fights
}

/** How many are shown at first: on a phone three screens. */
const FEW = 12

/** The Pokémon of a box, in the order given. */
function BoxList({ raid, entries, fights }: BoxListProps) {
  const { box } = useSentences()
  return (
    <FirstFew items={entries} few={FEW} showAll={box.showAll}>
      {(shown) => (
        <ol className={styles.list} aria-label={box.list}>
          {shown.map((entry) => (
            <li key={keyOf(entry)}>
              <BoxCard raid={raid} entry={entry} fights={fights} />
            </li>
          ))}
        </ol>
      )}
    </FirstFew>
  )
}
