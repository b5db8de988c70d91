import { gameNames } from '@/data/shipped/game-names'
import { raidIndex } from '@/data/shipped/raid-index'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { HERB_NAMES, REGIONS } from '@/data/vocabulary'
import { labels } from '@/lib/words/en/labels'
import { labelNames } from '@/lib/words/en/names/label-names'
import { names } from '@/lib/words/en/names/names'
import { marked } from '@/lib/words/pseudo/words'

/** What stands on a page and is no text of `lib/words`: the name of the site, and effects as the creature service tells them. */
const GIVEN: ReadonlySet<string> = new Set([
  labels.titles.site,
  ...Object.values(shippedMoves).map(({ description }) => description),
  ...Object.values(shippedCreatures).flatMap(({ abilities }) =>
    Object.values(abilities).map(({ description }) => description),
  ),
])

/** Names that no text of English has as a word of its own. */
const NAMES: readonly string[] = [
  ...new Set([
    ...gameNames.species.map(({ name }) => names.species(name)),
    ...raidIndex.map(({ boss }) => boss),
    ...HERB_NAMES,
    ...REGIONS,
  ]),
]

const BARE_NAME = new RegExp(`(?<!\\p{L})(?:${NAMES.map(escaped).join('|')})(?!\\p{L})`, 'u')

function escaped(name: string): string {
  return name.replace(/[()*+.?[\]^|]/g, '\\$&')
}

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'data-label', 'label']

/** Makes the English texts put each name in the marks of the pseudo-language, until the tests of the file end. */
export function markNamesInTexts(): void {
  for (const said of [labelNames, names]) Object.assign(said, marked(said))
}

/**
 * The texts of a page in the pseudo-language that were made outside of `lib/words`, which stand without brackets, and those
 * whose names were: without marks, or marked twice.
 */
export function textsOutside(page: ParentNode): string[] {
  const texts = [...page.querySelectorAll('*')].filter((element) => !isSet(element)).flatMap(textsOf)
  return [...new Set(texts.filter((text) => !GIVEN.has(text) && !isOfWords(text)))]
}

/** Whether a text in the pseudo-language was made by `lib/words`, each of its names said once. */
export function isOfWords(text: string): boolean {
  if (/⟨[^⟩]*⟨/u.test(text)) return false
  const unnamed = text.replace(/⟨[^⟩]*⟩/gu, '')
  return !BARE_NAME.test(unnamed) && outsideOfBrackets(unnamed).every((part) => GIVEN.has(part))
}

/** What of a text stands outside of brackets, at most in a row with others. */
function outsideOfBrackets(text: string): string[] {
  const inner = /\[[^[\]]*\]/gu
  const left = inner.test(text) ? outsideOfBrackets(text.replace(inner, ' · ')) : text.split(' · ')
  return left.map((part) => part.trim()).filter((part) => /\p{L}/u.test(part))
}

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [
    ...own.map(({ textContent }) => textContent),
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
  ].flatMap((text) => text ?? [])
}

// The field that sets are pasted into, with its example.
function isSet({ localName }: Element): boolean {
  return localName === 'textarea' || localName === 'style' || localName === 'script'
}
