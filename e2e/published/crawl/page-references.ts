import { Parser } from 'htmlparser2'

export interface PageReferences {
  readonly addresses: readonly string[]
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'poster'] as const

const PREVIEW_PROPERTIES = ['og:url', 'og:image']

/** Like a browser without JavaScript, so includes the content of `noscript`. */
export function pageReferences(html: string): PageReferences {
  const addresses: string[] = []
  const links: string[] = []
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      const addressesInTag = addressesOf(attributes)
      addresses.push(...addressesInTag)
      if (name === 'a') links.push(...addressesInTag)
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
