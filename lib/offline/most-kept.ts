/** How many visited pages the service worker keeps. One is some 25 kB. */
export const MOST_PAGES = 60

/** How many images it keeps: those of sixty raids, 3 to 10 kB each, and the small ones of all raids in the lists. */
export const MOST_IMAGES = 700
