/** Whether the visitor asked for little traffic: then nothing is loaded that the page does not show. */
export function prefersReducedData(): boolean {
  // https://wicg.github.io/savedata/#savedata-attribute, not known to TypeScript's DOM library.
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}
