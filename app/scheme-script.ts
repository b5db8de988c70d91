import { SCHEME_KEY, SCHEMES } from './color-scheme'

/** Applies the kept colour scheme before the first paint. Storage that is refused or holds nonsense changes nothing. */
export const SCHEME_SCRIPT = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(${JSON.stringify(SCHEMES)}.includes(s))document.documentElement.dataset.scheme=s}catch{}`
