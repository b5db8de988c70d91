import { labels } from '@/lib/words/en/labels'
import { names } from '@/lib/words/en/names/names'
import type { Language } from '@/lib/words/language'

/** Filler that lengthens a text. Whole words, so that lines break as in other languages. */
const FILLER = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].join(' ')

/** Properties that are the same in all languages: the target of a link, and the name of the site. */
const SAME: readonly string[] = ['to', 'site']

const NAMES = marked(names)

/**
 * The pseudo-language, which shows whether a text is from `lib/words` and has room: English in brackets, 30% longer.
 * A name on its own has marks of its own; digits and signs stay. `NEXT_PUBLIC_LANGUAGE=pseudo` shows it instead of
 * English.
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

/** Encloses each name in marks: `⟨Garchomp⟩`. A name that passes twice has two pairs. */
export function marked<T extends object>(names: T): T
export function marked(names: object): unknown {
  const entries = Object.entries(names).map(([kind, say]) => [kind, (name: string) => inMarks(say(name))])
  return Object.fromEntries(entries)
}

function inMarks(said: unknown): unknown {
  if (typeof said === 'string') return `⟨${said}⟩`
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([part, text]) => [part, inMarks(text)]))
}

function inPseudo<T>(texts: T): T
function inPseudo(text: unknown): unknown {
  if (typeof text === 'string') return bracketed(text)
  if (typeof text === 'function')
    return (...given: unknown[]) => inPseudo(Reflect.apply(text, undefined, given))
  if (Array.isArray(text)) return text.map((part) => inPseudo(part))
  if (typeof text !== 'object' || text === null) return text
  const parts = Object.entries(text).map(([key, part]) => [key, SAME.includes(key) ? part : inPseudo(part)])
  return Object.fromEntries(parts)
}

// Spaces around a text join it to others, and a text without letters is the same in all languages.
function bracketed(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  if (!/\p{L}/u.test(inner)) return text
  const surplus = 0.3 * inner.length
  const filler = `${FILLER} `.repeat(1 + surplus / FILLER.length)
  return `${before}[${inner} ${filler.slice(0, filler.indexOf(' ', surplus))}]${after}`
}
