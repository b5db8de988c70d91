/** The path of the list of licences, without base path. The export writes it. */
export const LICENCES_FILE = '/licences.txt'
