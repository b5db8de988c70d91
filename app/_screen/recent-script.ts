import { RECENT_KEY } from '@/lib/storage/recent'

/**
 * Marks the page before the first paint if raids were opened on this device, so that the finder keeps room for them, and
 * none where there are none.
 */
export const RECENT_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(RECENT_KEY)}))document.documentElement.dataset.recent=''}catch{}`
