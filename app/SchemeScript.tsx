import { SCHEME_KEY, SCHEMES } from './color-scheme'

/** Applies the kept colour scheme before the first paint. Storage that is refused or holds nonsense changes nothing. */
const SCRIPT = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(${JSON.stringify(SCHEMES)}.includes(s))document.documentElement.dataset.scheme=s}catch{}`

/** An inline script, since one that is loaded would come after the first paint. */
export function SchemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
