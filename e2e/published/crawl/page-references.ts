import { Parser } from 'htmlparser2'

/** What the HTML of a page refers to, and what can be referred to in it. */
export interface PageReferences {
  /** The addresses as they are written: of links, files, images, and what the head names. */
  readonly addresses: readonly string[]
  /** The addresses among them that a visitor can follow. */
  readonly links: readonly string[]
  /** The ids of its elements, which a fragment can name. */
  readonly ids: ReadonlySet<string>
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'poster'] as const

/** Addresses that a page names for link previews. */
const PREVIEW_PROPERTIES = ['og:url', 'og:image']

/** Reads a page as a browser without JavaScript does: what is inside `noscript` counts. */
export function pageReferences(html: string): PageReferences {
  const addresses: string[] = []
  const links: string[] = []
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      const found = addressesOf(attributes)
      addresses.push(...found)
      if (name === 'a') links.push(...found)
      if (attributes.id) ids.add(attributes.id)
    },
  })
  parser.end(html)
  return { addresses, links, ids }
}

function addressesOf(attributes: Readonly<Record<string, string>>): string[] {
  const { srcset = '', property = '', content = '' } = attributes
  const addresses = [
    ...ADDRESS_ATTRIBUTES.map((name) => attributes[name] ?? ''),
    ...srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    PREVIEW_PROPERTIES.includes(property) ? content : '',
  ]
  return addresses.filter(Boolean)
}
