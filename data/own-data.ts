/**
 * Casts a JSON file of our own build to the type of its schema, without checking it. `npm run data`,
 * each build and a test check every record (`tools/ship-data/own-files.ts`). A browser gets the data
 * from the same origin and build as the program.
 */
export function ownData<T>(content: unknown): T
export function ownData(content: unknown): unknown {
  return content
}
