import { TYPE_NAMES } from '@/data/vocabulary'
import { teraWeaknesses } from '@/lib/matchup/matchups'
import { weaknessesOf } from '@/lib/raid-view/weaknesses-of'
import { TERA_LABEL } from './places'
import { teraLabel } from './tera-label'

test.each(TYPE_NAMES)(
  'what Tera %s is weak to stands on the plate uncut, in two lines at most',
  async (teraType) => {
    const weakTo = weaknessesOf({ teraWeaknesses: teraWeaknesses(teraType) }).join(', ')
    const { width, height } = TERA_LABEL
    const label = await teraLabel(`Tera ${teraType}`, `Weak to ${weakTo}`)
    const rows = Array.from({ length: height }, (_, row) => label.subarray(row * width, (row + 1) * width))
    const isInked = (row: Uint8Array | undefined) => row?.some((white) => white > 0) ?? false
    // A third line of the note would reach the edge.
    expect([rows[0], rows.at(-1)].map(isInked)).toEqual([false, false])
    expect(rows.filter((row) => row[0] || row.at(-1))).toEqual([])
  },
)
