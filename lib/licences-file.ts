/** The path of the list of what ships under which licence, without base path. The export writes it. */
export const LICENCES_FILE = '/licences.txt'
