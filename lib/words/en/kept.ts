import type { Marks } from '@/lib/storage/marks'
import { parts } from './parts'

/** What the visitor keeps on the device, to take it to another. */
export const kept = {
  /** `Export 3 owned, 1 beaten` */
  exported: ({ owned, beaten, worked }: Marks) =>
    `Export ${[`${owned.size} owned`, ...others(beaten.size, worked.size)].join(', ')}`,
  imported: ({ owned, beaten, worked }: Marks) =>
    `Imported ${[`${owned.size} Pokémon`, ...others(beaten.size, worked.size)].join(', ')}`,
  import: 'Import',
  /** Where what is imported, or marked before, could not be stored. */
  notKept: `${parts.notKept} Your marks will be lost when you close this page.`,
  notExported: "This isn't a Tera Raid Info export",
}

function others(beaten: number, worked: number): string[] {
  return [beaten > 0 && `${beaten} beaten`, worked > 0 && `${worked} rated`].filter((part) => part !== false)
}
