import { storageKey } from '@/lib/storage/stored-value'

/**
 * Marks the page before the first paint if raids were opened on this device, so that the finder keeps room for them, and
 * none where there are none.
 */
export const RECENT_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(storageKey('recent'))}))document.documentElement.dataset.recent=''}catch{}`
