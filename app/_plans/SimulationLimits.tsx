import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useSentences } from '@/app/_ui/language/language'
import { ASSUMPTIONS, TURN_SECONDS } from '@/battle/assumptions'
import { SAFE_FROM, WIN_RATE_MARGIN } from '@/battle/win-rates'
import { TIER_RULES } from '@/data/tiers'
import { TIERS } from '@/data/vocabulary'
import { PKMN_DEX, SMOGON_CALC } from '@/lib/links/sources'
import styles from './SimulationLimits.module.css'

const PROGRAMS = {
  calc: SMOGON_CALC,
  dex: PKMN_DEX,
}

const WITH_STRONGEST = TIERS.filter((tier) => TIER_RULES[tier].bossPicks.includes('strongest'))

export function SimulationLimits() {
  const { bring } = useSentences()
  return (
    <ul className={styles.limits}>
      <li>{bring.fighters}</li>
      <li>{bring.ordered(WIN_RATE_MARGIN, SAFE_FROM, TURN_SECONDS)}</li>
      <li>{bring.lobbyTypes}</li>
      <li>{bring.howBossFights(WITH_STRONGEST)}</li>
      <li>{bring.assumed(ASSUMPTIONS)}</li>
      <li>
        <LinkedSentence of={bring.programs} to={PROGRAMS} />
      </li>
    </ul>
  )
}
