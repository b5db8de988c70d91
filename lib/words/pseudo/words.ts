import { labels } from '@/lib/words/en/labels'
import { names } from '@/lib/words/en/names/names'
import type { Language } from '@/lib/words/language'

/** Lengthens a text. Whole words, so that lines break as in other languages. */
const FILLER = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].join(' ')

/** The target of a link, and the name of the site. */
const SAME: readonly string[] = ['to', 'site']

const NAMES = marked(names)

/**
 * Shows whether a text is from `lib/words` and has room: English in brackets, 30% longer. A separate name has its own
 * marks; digits and signs stay. `NEXT_PUBLIC_LANGUAGE=pseudo` shows this language.
 */
export const words: Language = {
  // https://www.unicode.org/reports/tr35/#unicode_region_subtag_validity: `XA` is for pseudo-accents.
  tag: 'en-XA',
  labels: { ...inPseudo(labels), names: marked(labels.names) },
  loadSentences: async () => {
    const { sentences } = await import('@/lib/words/en/sentences')
    return { ...inPseudo(sentences), names: NAMES }
  },
}

/** `⟨Garchomp⟩`. A name that passes twice has two pairs. */
export function marked<T extends object>(names: T): T
export function marked(names: object): unknown {
  const entries = Object.entries(names).map(([kind, say]) => [kind, (name: string) => inMarks(say(name))])
  return Object.fromEntries(entries)
}

function inMarks(value: unknown): unknown {
  if (typeof value === 'string') return `⟨${value}⟩`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, inMarks(text)]))
}

function inPseudo<T>(texts: T): T
function inPseudo(text: unknown): unknown {
  if (typeof text === 'string') return addBrackets(text)
  if (typeof text === 'function')
    return (...parameters: unknown[]) => inPseudo(Reflect.apply(text, undefined, parameters))
  if (Array.isArray(text)) return text.map((item) => inPseudo(item))
  if (typeof text !== 'object' || text === null) return text
  const entries = Object.entries(text).map(([key, value]) => [
    key,
    SAME.includes(key) ? value : inPseudo(value),
  ])
  return Object.fromEntries(entries)
}

// Spaces around a text join it to others, and a text without letters is the same in all languages.
function addBrackets(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  if (!/\p{L}/u.test(inner)) return text
  const surplus = 0.3 * inner.length
  const filler = `${FILLER} `.repeat(1 + surplus / FILLER.length)
  return `${before}[${inner} ${filler.slice(0, filler.indexOf(' ', surplus))}]${after}`
}
