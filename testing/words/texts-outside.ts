import { gameNames } from '@/data/shipped/game-names'
import { raidIndex } from '@/data/shipped/raid-index'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { HERB_NAMES, REGIONS } from '@/data/vocabulary'
import { labels } from '@/lib/words/en/labels'
import { labelNames } from '@/lib/words/en/names/label-names'
import { names } from '@/lib/words/en/names/names'
import { marked } from '@/lib/words/pseudo/words'

/** These texts are from outside `lib/words`: the site's name, and effects from the Pokémon API. */
const GIVEN: ReadonlySet<string> = new Set([
  labels.titles.site,
  ...Object.values(shippedMoves).map(({ description }) => description),
  ...Object.values(shippedCreatures).flatMap(({ abilities }) =>
    Object.values(abilities).map(({ description }) => description),
  ),
])

const NAMES: readonly string[] = [
  ...new Set([
    ...gameNames.species.map(({ name }) => names.species(name)),
    ...raidIndex.map(({ boss }) => boss),
    ...HERB_NAMES,
    ...REGIONS,
  ]),
]

const BARE_NAME = new RegExp(`(?<!\\p{L})(?:${NAMES.map(escapePattern).join('|')})(?!\\p{L})`, 'u')

function escapePattern(name: string): string {
  return name.replace(/[()*+.?[\]^|]/g, '\\$&')
}

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'data-label', 'label']

/** Marks each name in English texts as the pseudo-language does, until the tests of the file end. */
export function markNamesInTexts(): void {
  for (const texts of [labelNames, names]) Object.assign(texts, marked(texts))
}

/**
 * Texts of a page in the pseudo-language that aren't from `lib/words` (without brackets), or whose names aren't (without
 * marks, or marked twice).
 */
export function textsOutside(page: ParentNode): string[] {
  const texts = [...page.querySelectorAll('*')].filter((element) => !isSet(element)).flatMap(textsOf)
  return [...new Set(texts.filter((text) => !GIVEN.has(text) && !isOfWords(text)))]
}

/** Whether a text in the pseudo-language is from `lib/words`, with each name marked once. */
export function isOfWords(text: string): boolean {
  if (/⟨[^⟩]*⟨/u.test(text)) return false
  const withoutNames = text.replace(/⟨[^⟩]*⟩/gu, '')
  return !BARE_NAME.test(withoutNames) && outsideOfBrackets(withoutNames).every((piece) => GIVEN.has(piece))
}

function outsideOfBrackets(text: string): string[] {
  const inner = /\[[^[\]]*\]/gu
  const pieces = inner.test(text) ? outsideOfBrackets(text.replace(inner, ' · ')) : text.split(' · ')
  return pieces.map((piece) => piece.trim()).filter((piece) => /\p{L}/u.test(piece))
}

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [
    ...own.map(({ textContent }) => textContent),
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
  ].flatMap((text) => text ?? [])
}

function isSet({ localName }: Element): boolean {
  return localName === 'textarea' || localName === 'style' || localName === 'script'
}
