/** The addresses of the scripts that a page makes a browser of today load, as its HTML writes them. */
export function scriptsOfPage(html: string): string[] {
  return distinct(
    scriptTags(html).filter((tag) => !isLegacy(tag)),
    'src',
  )
}

/** The addresses of the scripts of a page for browsers that know no modules, and so no service worker either. */
export function legacyScriptsOfPage(html: string): string[] {
  return distinct(scriptTags(html).filter(isLegacy), 'src')
}

/** The addresses of the style sheets that a page makes a browser load, as its HTML writes them. */
export function stylesOfPage(html: string): string[] {
  return distinct(
    tagsOf(html, 'link').filter((tag) => attribute(tag, 'rel') === 'stylesheet'),
    'href',
  )
}

function scriptTags(html: string): string[] {
  return tagsOf(html, 'script')
}

function isLegacy(tag: string): boolean {
  return /\bnomodule\b/i.test(tag)
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
}

function distinct(tags: readonly string[], name: string): string[] {
  return [...new Set(tags.flatMap((tag) => attribute(tag, name) ?? []))]
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]
}
