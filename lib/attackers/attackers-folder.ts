/** The folder of attackers files, without base path. */
export const ATTACKERS_FOLDER = '/attackers'
