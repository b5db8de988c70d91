import { PAGE_SECTIONS_ID } from './page-sections-id'

let html: string | undefined

/** The sections of the page's raid, as they came in its HTML. Nothing in them needs a script, so none is loaded for them. */
export function PageSections() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, taken from it and given back to it
  return <div id={PAGE_SECTIONS_ID} dangerouslySetInnerHTML={{ __html: pageHtml() }} />
}

// Kept for when the visitor comes back from another raid.
function pageHtml(): string {
  html ??= document.getElementById(PAGE_SECTIONS_ID)?.innerHTML ?? ''
  return html
}
