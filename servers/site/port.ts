/**
 * The port that a setting names.
 * Throws when it is none.
 *
 * @param setting the variable `PORT` of the environment
 * @param fallback the port when nothing is set
 */
export function parsePort(setting: string | undefined, fallback: number): number {
  if (!setting) return fallback
  const port = Number(setting)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`PORT=${setting} is no port: a whole number below 65536 is`)
}
