import type { LinkedText } from '@/lib/words/text-shapes'
import { KeyedByIndex } from './KeyedByIndex'

interface Props<T extends string> {
  of: LinkedText<T>
  to: Readonly<Record<T, string>>
}

export function LinkedSentence<T extends string>({ of, to }: Props<T>) {
  return (
    <KeyedByIndex items={of}>
      {(part) => (typeof part === 'string' ? part : <a href={to[part.to]}>{part.text}</a>)}
    </KeyedByIndex>
  )
}
