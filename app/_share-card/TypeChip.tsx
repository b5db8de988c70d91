import { typeColours } from '@/data/type-colours'
import type { TypeName } from '@/data/vocabulary'

interface Props {
  type: TypeName
}

/** A type's name on its colour. */
export function TypeChip({ type }: Props) {
  return (
    <div
      style={{
        padding: '6px 30px 8px',
        fontSize: 40,
        color: '#ffffff',
        background: typeColours[type],
        borderRadius: 40,
      }}
    >
      {type}
    </div>
  )
}
