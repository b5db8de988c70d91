import { STARTED } from './started'

/**
 * Keeps a page readable whose scripts do not all arrive.
 * Next's loader asks once more for a script that did not arrive. If that fails too it throws, and React puts an error page
 * in the place of all content: so it does not hear of the second time, and what was prerendered stays.
 */
export const START_SCRIPT = `(function(missing){addEventListener('error',function(e){var src=e.target.tagName==='SCRIPT'&&e.target.src;if(!src||'${STARTED}' in document.documentElement.dataset)return;console.error('The page can be read, but has not started. Not loaded:',src);if(missing.includes(src))e.stopImmediatePropagation();missing.push(src)},true)})([])`
