import type { Attacker } from '@/lib/attackers/attacker'

/** What decides the place of an attacker: `Fairy, 4.1% a hit; takes 38% at worst (Iron Head)`. */
export function reasonInWords({ type, damage, worst, worstMove }: Attacker): string {
  const taken = worstMove ? `takes ${worst}% at worst (${worstMove})` : 'takes no damage'
  return `${type}, ${damage.toFixed(1)}% a hit; ${taken}`
}

/** How to bring it, besides its move, and what else there is to know, each part a few words. */
export function notesInWords({
  accuracy,
  type,
  ability,
  hits,
  neutralHits,
  unharmedBy,
  resists,
}: Attacker): string[] {
  return [
    ...(accuracy && accuracy < 100 ? [`hits ${accuracy} times of 100`] : []),
    `Tera ${type}`,
    ability,
    neutralHits === hits ? hitsInWords(hits) : `${hitsInWords(hits)}, ${neutralHits} with a neutral nature`,
    ...(unharmedBy.length > 0 ? [`unharmed by ${unharmedBy.join(', ')}`] : []),
    ...(resists.length > 0 ? [`immune to ${resists.join(', ')}`] : []),
  ]
}

function hitsInWords(hits: number): string {
  return hits === 1 ? '1 hit' : `${hits} hits`
}
