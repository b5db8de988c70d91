import { SCHEMES } from '@/app/_theme/color-scheme'
import { PAGE_COLORS } from '@/app/_theme/token-colors'
import { storageKey } from '@/lib/storage/stored-value'
import { STARTED } from './started'

/**
 * Applies the chosen color scheme before the first paint, as `showScheme` does later. Changes nothing without storage, or
 * if the stored value is unknown.
 */
const SCHEME_SCRIPT = `try{var s=localStorage.getItem(${JSON.stringify(storageKey('scheme'))});if(${JSON.stringify(SCHEMES)}.includes(s)){document.documentElement.dataset.scheme=s;for(var m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.content===${JSON.stringify(PAGE_COLORS)}[s]?'all':'not all'}}catch{}`

export const RECENT_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(storageKey('recent'))}))document.documentElement.dataset.recent=''}catch{}`

/**
 * Keeps a page readable when a script doesn't arrive. Next's loader requests it a second time. If that also fails, the
 * loader throws, and React replaces all content with an error. So the script hides the second failure from the loader.
 */
const START_SCRIPT = `(function(missing){addEventListener('error',function(e){var src=e.target.tagName==='SCRIPT'&&e.target.src;if(!src||'${STARTED}' in document.documentElement.dataset)return;console.error('The page can be read, but has not started. Not loaded:',src);if(missing.includes(src))e.stopImmediatePropagation();missing.push(src)},true)})([])`

/** Inline, because it has to run before the first paint and before scripts that may not arrive. */
export const INLINE_SCRIPT = `${SCHEME_SCRIPT};${RECENT_SCRIPT};${START_SCRIPT}`
