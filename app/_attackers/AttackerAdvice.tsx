import { useMemo, useState } from 'react'
import { attackersAgainst } from '@/lib/attackers/attacker'
import { type AttackersFile, attackersFileSchema } from '@/lib/attackers/attackers-file'
import { ALL_ATTACKERS, filteredAttackers } from '@/lib/attackers/filters'
import type { RaidSummary } from '@/lib/raid-view/raid-view'
import styles from './AttackerAdvice.module.css'
import { AttackerFilters } from './AttackerFilters'
import { AttackerLimits } from './AttackerLimits'
import { AttackerList } from './AttackerList'
import { OwnedCreatures } from './OwnedCreatures'
import { useOwned } from './use-owned'

interface Props {
  raid: RaidSummary
  file: AttackersFile
}

/** Parses a file of attackers. `undefined` for anything else. */
export function parseAttackers(text: string): AttackersFile | undefined {
  try {
    return attackersFileSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The attackers in the order and by the filters that the visitor chooses. */
export function AttackerAdvice({ raid, file }: Props) {
  const [filters, setFilters] = useState(ALL_ATTACKERS)
  const { owned } = useOwned()
  const attackers = useMemo(() => attackersAgainst(file, raid.teraType), [file, raid.teraType])
  const listed = filteredAttackers(
    attackers,
    filters,
    (creature) => !owned.hidesOthers || owned.creatures.has(creature),
  )
  return (
    <div className={styles.advice}>
      <div className={styles.choices}>
        <AttackerFilters filters={filters} onChange={setFilters} />
        <OwnedCreatures />
      </div>
      <p className={styles.count} role="status">
        {countInWords(listed.length, owned.hidesOthers)}
      </p>
      <AttackerList key={raid.teraType} attackers={listed} />
      <AttackerLimits raid={raid} file={file} />
    </div>
  )
}

function countInWords(count: number, hidesOthers: boolean): string {
  if (count > 0) return `${count} Pokémon`
  return hidesOthers ? 'None of yours made this list' : 'No match: loosen the filters'
}
