import type { Build } from '@/lib/battle/model/build'
import { readStatFigures } from '@/lib/builds/effort-values'
import { visibleLine } from '@/lib/builds/set-line'

/** How a Pokémon has grown, as far as a set says so: its level and individual values. */
type Grown = Pick<Build, 'level' | 'individualValues'>

const MOST_LEVEL = 100
const MOST_INDIVIDUAL_VALUE = 31

const GROWN = /^(?<key>level|ivs?) ?: ?(?<value>.*)$/i

/**
 * The level and the individual values that a set in the text of Pokémon Showdown names, or what is wrong with these lines.
 * The box leaves both out, but openings rest on them: a support of level 1 is slow, or weak enough to hit an ally.
 */
export function readGrown(text: string): Grown | { readonly faults: readonly string[] } {
  const faults: string[] = []
  let grown: Grown = {}
  for (const [place, line] of text.split('\n').entries()) {
    const { key = '', value = '' } = GROWN.exec(visibleLine(line) ?? '')?.groups ?? {}
    if (key === '') continue
    const read = key.toLowerCase() === 'level' ? readLevel(value) : readIndividualValues(value)
    if (typeof read === 'string') faults.push(`line ${place + 1}: ${line.trim()} ${read}`)
    else grown = { ...grown, ...read }
  }
  return faults.length > 0 ? { faults } : grown
}

function readLevel(text: string): Grown | string {
  const level = /^\d+$/.test(text) ? Number(text) : 0
  return level >= 1 && level <= MOST_LEVEL ? { level } : `is no level from 1 to ${MOST_LEVEL}`
}

const WRONG_VALUES = `has no individual values from 0 to ${MOST_INDIVIDUAL_VALUE}, as in 0 Atk / 30 Spe`

// They are written as effort values are.
function readIndividualValues(text: string): Grown | string {
  const read = readStatFigures(text, MOST_INDIVIDUAL_VALUE)
  if ('problem' in read) return WRONG_VALUES
  return { individualValues: read.values }
}
