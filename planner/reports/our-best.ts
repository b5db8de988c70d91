import { CHANCE_WITHIN, type RaidPlans } from '@/lib/plans/raid-plans'
import { creatureName } from '@/lib/words/en/names/creature-name'

/** Who of our lists wins a raid most often, and its chance in percent. */
interface Best {
  readonly who: string
  readonly percent: number
}

/** The heads of `ourBestCells`. */
export const OUR_BEST_HEADS = ['our best alone', 'our best four']

/**
 * What `docs/plans.md` says of our lists beside a public line against the same raid: our best alone; and our best four, all of
 * a kind or our first three with a support, and whether they win as often as the line within the error of both.
 *
 * @param chance of the line, as a share
 */
export function ourBestCells({ attackers, supports }: RaidPlans, chance: number): string[] {
  const alone = mostOften(attackers.map(({ build, alone }) => best(creatureName(build.species), alone)))
  const four = mostOften([
    ...attackers.map(({ build, group }) => best(`four ${creatureName(build.species)}`, group)),
    ...supports.map(({ build, together }) =>
      best(`our first three with ${creatureName(build.species)}`, together),
    ),
  ])
  const isAsGood = four.percent >= 100 * chance - CHANCE_WITHIN
  return [inWords(alone), `${inWords(four)}, ${isAsGood ? 'as good' : '**less often**'}`]
}

function best(who: string, percent: number): Best {
  return { who, percent }
}

function mostOften(some: readonly Best[]): Best {
  return some.reduce((most, one) => (one.percent > most.percent ? one : most), some[0] ?? best('nobody', 0))
}

function inWords({ who, percent }: Best): string {
  return `${who}: ${percent}%`
}
