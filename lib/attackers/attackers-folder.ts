/** The folder of the files of attackers, without base path. */
export const ATTACKERS_FOLDER = '/attackers'
