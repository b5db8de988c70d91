export const OWN_DATA = 'data'

export const SHIPPED_FOLDER = 'data/shipped'
