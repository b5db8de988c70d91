import type { Attacker } from './attacker'

/** The damage that an attacker deals and takes: `Fairy, 4.1% per hit; takes up to 38% (Iron Head)`. */
export function reasonText({ type, damage, worst, worstMove }: Attacker): string {
  const taken = worstMove ? `takes up to ${worst}% (${worstMove})` : 'takes no damage'
  return `${type}, ${damage.toFixed(1)}% per hit; ${taken}`
}

/** How to build an attacker, and its hits and immunities, each in a few words. */
export function noteTexts({
  accuracy,
  type,
  ability,
  hits,
  neutralHits,
  immuneTo,
  resists,
}: Attacker): string[] {
  const immunities = [...immuneTo, ...resists]
  return [
    ...(accuracy && accuracy < 100 ? [`${accuracy}% accuracy`] : []),
    `Tera ${type}`,
    ability,
    neutralHits === hits ? hitsText(hits) : `${hitsText(hits)} (${neutralHits} with a neutral nature)`,
    ...(immunities.length > 0 ? [`immune to ${immunities.join(', ')}`] : []),
  ]
}

function hitsText(hits: number): string {
  return hits === 1 ? 'KO in 1 hit' : `KO in ${hits} hits`
}
