import type { Tier } from '@/data/vocabulary'
import { ASSUMPTIONS } from '@/lib/battle/assumptions'
import { CHANCE_WITHIN } from '@/lib/plans/raid-plans'
import styles from './FigureLimits.module.css'

interface Props {
  tier: Tier
}

/** What the figures count, and what they assume. */
export function FigureLimits({ tier }: Props) {
  return (
    <ul className={styles.limits}>
      <li>
        Each build fought this raid in simulated battles, turn by turn. The boss has the raid’s level, effort
        values, HP multiplier, shield and script; your Pokémon has level 100 and perfect IVs.{' '}
        {`Win chances are within ${CHANCE_WITHIN} points.`}
      </li>
      <li>
        Alone means alone: the allies that the game gives a lone player count for nothing. “With four of them”
        is a team of four of the same build. Supports fight beside the three best attackers that every player
        can get.
      </li>
      <li>
        A boss that may have several abilities is fought with each of them. It picks its moves at random; at
        6★ it is also fought always picking its strongest, and the lower chance counts.
      </li>
      <li>{assumed(tier)}</li>
      <li>
        Damage is by <a href="https://github.com/smogon/damage-calc">@smogon/calc</a>; what moves and
        abilities do is from <a href="https://github.com/pkmn/ps">@pkmn/dex</a>.
      </li>
    </ul>
  )
}

function assumed(tier: Tier): string {
  const { secondsPerTurn, secondsPerFaint, waitPerFaint, cheerFactor, cheerTurns, healCheer } = ASSUMPTIONS
  const [least, most] = healCheer.map((share) => `${share * 100}%`)
  return `Assumed where sources differ or are silent: a turn takes ${secondsPerTurn} seconds; each faint takes ${secondsPerFaint[tier]} seconds off the timer, and you wait ${waitPerFaint} seconds longer each time; an Attack or Defense cheer multiplies by ${cheerFactor} for ${cheerTurns} turns; a Heal cheer restores ${least} to ${most} of HP.`
}
