/** The folder of the files of plans, below the site's root. It stands apart: a fresh clone asks for it before it has data. */
export const PLANS_FOLDER = '/plans'
