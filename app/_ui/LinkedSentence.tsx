import type { LinkedText } from '@/lib/words/text-shapes'
import { Each } from './Each'

interface Props<To extends string> {
  of: LinkedText<To>
  to: Readonly<Record<To, string>>
}

export function LinkedSentence<To extends string>({ of, to }: Props<To>) {
  return (
    <Each items={of}>
      {(part) => (typeof part === 'string' ? part : <a href={to[part.to]}>{part.text}</a>)}
    </Each>
  )
}
