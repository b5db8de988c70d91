/** Where a prerendered page has the sections of its raid. */
export const PAGE_SECTIONS_ID = 'page-sections'
