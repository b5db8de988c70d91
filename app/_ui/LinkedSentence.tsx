import type { LinkedText } from '@/lib/words/text-shapes'
import { Each } from './Each'

interface Props<T extends string> {
  of: LinkedText<T>
  to: Readonly<Record<T, string>>
}

export function LinkedSentence<T extends string>({ of, to }: Props<T>) {
  return (
    <Each items={of}>
      {(part) => (typeof part === 'string' ? part : <a href={to[part.to]}>{part.text}</a>)}
    </Each>
  )
}
