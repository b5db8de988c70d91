/** The folder of all data of our own build. */
export const OWN_DATA = 'data'

/** The folder of shipped data. */
export const SHIPPED_FOLDER = 'data/shipped'
