import type { Marks } from '@/lib/storage/marks'
import { parts } from './parts'

export const kept = {
  exported: ({ owned, beaten, worked }: Marks) =>
    `Export ${[`${owned.size} owned`, ...otherCounts(beaten.size, worked.size)].join(', ')}`,
  imported: ({ owned, beaten, worked }: Marks) =>
    `Imported ${[`${owned.size} Pokémon`, ...otherCounts(beaten.size, worked.size)].join(', ')}`,
  import: 'Import',
  notKept: `${parts.notKept} Your marks will be lost when you close this page.`,
  notExported: 'This isn’t a Tera Raid Info export',
}

function otherCounts(beaten: number, worked: number): string[] {
  return [beaten > 0 && `${beaten} beaten`, worked > 0 && `${worked} rated`].filter((text) => text !== false)
}
