import { Options } from '@/app/_ui/Choice'
import { Each } from '@/app/_ui/Each'
import { useSentences } from '@/app/_ui/language/language'
import { Field } from './Field'

interface Props {
  /** One to four. */
  chosen: readonly string[]
  /** All that it can know. */
  moves: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

const PLACES = [0, 1, 2, 3]

/** Up to four moves, each of them once; one at least. */
export function MoveFields({ chosen, moves, onChange }: Props) {
  const { box, choosing, names } = useSentences()
  return (
    <Each items={PLACES}>
      {(place) => {
        const others = chosen.filter((_, other) => other !== place)
        return (
          <Field
            label={box.move(place + 1)}
            value={chosen[place] ?? ''}
            onChange={(move) => onChange(withMove(chosen, place, move))}
          >
            {others.length > 0 && <option value="">{choosing.noMove}</option>}
            <Options values={moves.filter((move) => !others.includes(move))} nameOf={names.move} />
          </Field>
        )
      }}
    </Each>
  )
}

/** A move in a place; an empty one leaves no gap. */
function withMove(chosen: readonly string[], place: number, move: string): readonly string[] {
  const places = PLACES.map((one) => (one === place ? move : chosen[one]))
  return places.flatMap((one) => one || [])
}
