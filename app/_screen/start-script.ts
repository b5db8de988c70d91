import { STARTED } from './started'

/**
 * Keeps a page readable when a script does not arrive. Next's loader requests it once more. When that fails too, the loader
 * throws, and React replaces all content by an error. So the second failure is hidden from it, and the prerendered content
 * stays.
 */
export const START_SCRIPT = `(function(missing){addEventListener('error',function(e){var src=e.target.tagName==='SCRIPT'&&e.target.src;if(!src||'${STARTED}' in document.documentElement.dataset)return;console.error('The page can be read, but has not started. Not loaded:',src);if(missing.includes(src))e.stopImmediatePropagation();missing.push(src)},true)})([])`
