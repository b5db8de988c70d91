import { useState } from 'react'
import { PlainButton } from '@/app/_ui/PlainButton'
import { WITHIN } from '@/lib/box/battles/fought-within'
import { byWins } from '@/lib/box/by-wins'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import type { BoxEntry } from '@/lib/box/read-sets'
import { BoxList } from './BoxList'
import { type Fights, useFights } from './use-fights'
import styles from './WhoWins.module.css'
import { whyNotFought } from './why-not-fought'

interface Props {
  /** The raid to fight; `undefined` where none with a Tera type is chosen. */
  raid: RaidOrdered | undefined
  entries: readonly BoxEntry[]
}

/** The Pokémon of a box, and which of them win a raid, the best first. */
export function WhoWins({ raid, entries }: Props) {
  const fights = useFights(raid)
  const { results, progress, fight, stop } = fights
  const status = useStatus(fights, entries)
  const sorted = entries.toSorted((one, other) => byWins(results.get(one.set), results.get(other.set)))
  return (
    <div className={styles.wins}>
      {raid && (
        <div className={styles.fights}>
          {progress && (
            <label>
              {`${progress.fought} of ${progress.of} fought `}
              <progress value={progress.fought} max={progress.of} />
            </label>
          )}
          {/* One button, so that it keeps the focus. */}
          <PlainButton onClick={progress ? stop : () => fight(entries)}>
            {progress ? 'Stop' : 'Which of mine wins'}
          </PlainButton>
        </div>
      )}
      <p role="status">{status}</p>
      {results.size > 0 && (
        <p className={styles.note}>
          {`Fought in simulated battles, at level 100 with perfect IVs. Chances are within ${WITHIN} points.`}
        </p>
      )}
      <BoxList raid={raid} entries={sorted} fights={fights} />
    </div>
  )
}

/** The status of fights as it was when they began or ended: a Pokémon that is removed later does not have it said again. */
function useStatus(fights: Fights, entries: readonly BoxEntry[]): string {
  const stage = fights.progress ? 'fighting' : fights.end
  const [said, setSaid] = useState({ stage, status: '' })
  if (said.stage === stage) return said.status
  const status = statusOf(fights, entries)
  setSaid({ stage, status })
  return status
}

function statusOf({ results, progress, end }: Fights, entries: readonly BoxEntry[]): string {
  if (progress) return 'Fighting…'
  if (end === 'failed') return whyNotFought()
  if (end === undefined) return ''
  const fought = entries.filter(({ set }) => results.has(set))
  if (fought.length === 0) return 'Stopped.'
  const winners = fought.filter(({ set }) => (results.get(set)?.alone ?? 0) >= LIKELY).length
  const said = `${winners === 0 ? 'None' : winners} of ${fought.length} ${winners === 1 ? 'wins' : 'win'} alone more often than not.`
  return end === 'stopped' ? `Stopped. ${said}` : said
}

/** From so many percent on a Pokémon is said to win. */
const LIKELY = 50
