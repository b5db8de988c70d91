/** The path of the program that fights battles, without base path. */
export const ENGINE_FILE = '/battle-engine.js'
