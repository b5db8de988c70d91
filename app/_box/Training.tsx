import { useStored } from '@/app/_kept/use-stored'
import { Each } from '@/app/_ui/Each'
import { useSentences } from '@/app/_ui/language/language'
import type { BoxEntry } from '@/lib/box/read-sets'
import { leftOut } from '@/lib/builds/left-out'
import { grownOf } from '@/lib/builds/levels'
import { storedLevels } from '@/lib/storage/choices'

/** The training of a Pokémon, and the form it fights as if that differs from its set. */
export function Training({ entry }: { entry: BoxEntry }) {
  const { builds, box } = useSentences()
  const levels = useStored(storedLevels)
  const { build, notes = [] } = entry
  const notFought = leftOut(entry)
  const grown = grownOf(build)
  return (
    <>
      <p>{box.effortValues(builds.effortValues(build))}</p>
      <p>{box.moves(build)}</p>
      <Each items={notes}>{(note) => <p>{builds.note(note)}</p>}</Each>
      {notFought && <p>{builds.leftOut(notFought)}</p>}
      {grown && <p>{box.grown(grown, levels)}</p>}
    </>
  )
}
