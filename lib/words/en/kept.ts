import type { Marks } from '@/lib/storage/marks'
import { parts } from './parts'

/** Export and import of the data that the visitor has saved on the device. */
export const kept = {
  /** `Export 3 owned, 1 beaten` */
  exported: ({ owned, beaten, worked }: Marks) =>
    `Export ${[`${owned.size} owned`, ...others(beaten.size, worked.size)].join(', ')}`,
  imported: ({ owned, beaten, worked }: Marks) =>
    `Imported ${[`${owned.size} Pokémon`, ...others(beaten.size, worked.size)].join(', ')}`,
  import: 'Import',
  /** If imported data, or earlier marks, could not be stored. */
  notKept: `${parts.notKept} Your marks will be lost when you close this page.`,
  notExported: "This isn't a Tera Raid Info export",
}

function others(beaten: number, worked: number): string[] {
  return [beaten > 0 && `${beaten} beaten`, worked > 0 && `${worked} rated`].filter((part) => part !== false)
}
