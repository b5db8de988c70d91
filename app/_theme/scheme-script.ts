import { storageKey } from '@/lib/storage/stored-value'
import { SCHEMES } from './color-scheme'
import { PAGE_COLOURS } from './token-colours'

/**
 * Applies the chosen colour scheme before the first paint, as `showScheme` does later. Without storage, or with an unknown
 * value in it, nothing changes.
 */
export const SCHEME_SCRIPT = `try{var s=localStorage.getItem(${JSON.stringify(storageKey('scheme'))});if(${JSON.stringify(SCHEMES)}.includes(s)){document.documentElement.dataset.scheme=s;for(var m of document.querySelectorAll('meta[name=theme-color]'))m.media=m.content===${JSON.stringify(PAGE_COLOURS)}[s]?'all':'not all'}}catch{}`
