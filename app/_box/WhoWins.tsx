import { useEffect, useState } from 'react'
import { keyOf } from '@/app/_kept/box/box-store'
import { useStored } from '@/app/_kept/use-stored'
import { PlainButton, ShowMoreList } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { type BuildResults, isLikelyWin, leastAlone, QUICK_WITHIN } from '@/battle/win-rates'
import { byWins } from '@/lib/box/by-wins'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import { type BestOfMine, withBestOfMine } from '@/lib/storage/best-of-box'
import { storedBest } from '@/lib/storage/box-summary'
import { storedLevels } from '@/lib/storage/choices'
import type { Sentences } from '@/lib/words/language'
import { BoxCard } from './BoxCard'
import { type Fights, useFights, whyNotFought } from './use-fights'
import styles from './WhoWins.module.css'

interface Props {
  raid: RequestedRaid | undefined
  bestKey: string | undefined
  entries: readonly BoxEntry[]
}

export function WhoWins({ raid, bestKey, entries }: Props) {
  const { box } = useSentences()
  const levels = useStored(storedLevels)
  const fights = useFights(raid)
  const { results, progress, fight, stop } = fights
  const status = useStatus(fights, entries)
  const sorted = entries.toSorted((a, b) => byWins(results.get(a.set), results.get(b.set)))
  useSaveBest(bestKey, entries, fights)
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
          {/* The same element in both states, so that it keeps the focus. */}
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

/** The announcement when fights begin or end. Removing a Pokémon later doesn't repeat it. */
function useStatus(fights: Fights, entries: readonly BoxEntry[]): string {
  const { box } = useSentences()
  const stage = fights.progress ? 'fighting' : fights.end
  const [announcement, setAnnouncement] = useState({ stage, status: '' })
  if (announcement.stage === stage) return announcement.status
  const status = statusOf(fights, entries, box)
  setAnnouncement({ stage, status })
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
  const winners = fought.filter(({ set }) => isWinner(results.get(set))).length
  const result = end === 'stopped' ? box.stoppedAfter : box.win
  return result(winners, fought.length)
}

function isWinner(fought: BuildResults | undefined): boolean {
  return fought !== undefined && isLikelyWin(leastAlone(fought) / 100)
}

interface BoxListProps {
  raid: RequestedRaid | undefined
  entries: readonly BoxEntry[]
  fights: Fights
}

/** Fills three screens of a phone. */
const FEW = 12

function BoxList({ raid, entries, fights }: BoxListProps) {
  const { box } = useSentences()
  return (
    <ShowMoreList items={entries} few={FEW} showAll={box.showAll}>
      {(shownEntries) => (
        <ol className={styles.list} aria-label={box.list}>
          {shownEntries.map((entry) => (
            <li key={keyOf(entry)}>
              <BoxCard raid={raid} entry={entry} fights={fights} />
            </li>
          ))}
        </ol>
      )}
    </ShowMoreList>
  )
}

function useSaveBest(
  bestKey: string | undefined,
  entries: readonly BoxEntry[],
  { results, end }: Pick<Fights, 'results' | 'end'>,
) {
  useEffect(() => {
    if (bestKey === undefined || end !== 'done') return
    const best = bestOf(entries, results)
    if (best) storedBest.update((before) => withBestOfMine(before, bestKey, best))
  }, [bestKey, entries, results, end])
}

function bestOf(entries: readonly BoxEntry[], results: Fights['results']): BestOfMine | undefined {
  const withResults = entries.flatMap((entry) => {
    const fought = results.get(entry.set)
    return fought ? [{ entry, fought }] : []
  })
  if (withResults.length < entries.length) return undefined
  const [best] = withResults.toSorted((a, b) => byWins(a.fought, b.fought))
  return best && bestOfMine(best.entry, best.fought)
}

function bestOfMine({ build }: BoxEntry, fought: BuildResults): BestOfMine {
  const { species, teraType, item } = build
  const { alone, alonePaced, withNpcs, group, turns, taken, lowestHp } = fought
  return {
    ...{ species, teraType, ...(item !== undefined && { item }) },
    ...{ alone, group, turns, taken, lowestHp },
    ...(alonePaced && { alonePaced: [...alonePaced] }),
    ...(withNpcs !== undefined && { withNpcs }),
  }
}
