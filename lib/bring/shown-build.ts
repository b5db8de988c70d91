import { creatureName } from '@/lib/creature/creature-name'
import { movesFor, type PlayedBuild } from '@/lib/plans/played-build'
import type { ListedBuild } from '@/lib/plans/raid-plans'
import { attackKind } from './attack-kind'
import { gotText } from './build-text'
import type { Chance } from './figures'
import { type Threatening, threatsTo } from './threats'

/** A build as the screen recommends it, in words. Of builds everything is in the HTML of each page, so it is lean. */
export interface ShownBuild {
  /** As the games write it: `Galarian Weezing`. */
  readonly name: string
  /** What it is, and how it is got where that is more than catching it: `Physical attacker · Paradox`. */
  readonly about: string
  /** The move that it wins by. */
  readonly move: string
  readonly chances: readonly Chance[]
  readonly figures: string
  /** What threatens it; not set where nothing does. */
  readonly threats?: string | undefined
  /** How it is played. */
  readonly steps: readonly string[]
  readonly build: Omit<ListedBuild, 'got' | 'roles'>
}

/** What is said of a build beside what it is. */
interface Said {
  readonly chances: readonly Chance[]
  readonly figures: readonly string[]
  readonly steps: readonly string[]
  readonly boss: Threatening
}

/** An attacker as the screen recommends it. */
export function shownAttacker(attacker: PlayedBuild, said: Said): ShownBuild {
  const isPhysical = attackKind(attacker.build) === 'physical'
  return shown(attacker, isPhysical ? 'Physical attacker' : 'Special attacker', ATTACKS, said)
}

/** A support as the screen recommends it. */
export function shownSupport(support: PlayedBuild, said: Said): ShownBuild {
  return shown(support, 'Support', HELP, said)
}

const ATTACKS = ['attack', 'weakening attack'] as const
const HELP = ['help', 'field', 'debuff', 'heal', 'weakening attack', 'boost'] as const

function shown(
  { build: listed }: PlayedBuild,
  what: string,
  winsBy: typeof ATTACKS | typeof HELP,
  { chances, figures, steps, boss }: Said,
): ShownBuild {
  const { got, roles: _, ...build } = listed
  const threats = threatsTo(build.teraType, boss)
  return {
    name: creatureName(build.species),
    about: [what, gotText({ got })].filter(Boolean).join(' · '),
    move: winsBy.flatMap((role) => movesFor(listed, role))[0] ?? build.moves[0] ?? '',
    chances,
    figures: figures.join(' · '),
    ...(threats && { threats }),
    steps,
    build,
  }
}
