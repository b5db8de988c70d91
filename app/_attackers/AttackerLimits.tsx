import type { AttackersFile } from '@/lib/attackers/attackers-file'
import type { RaidSummary } from '@/lib/raid-view/raid-view'
import styles from './AttackerLimits.module.css'

interface Props {
  raid: RaidSummary
  file: AttackersFile
}

/** The assumptions behind the figures, on request. */
export function AttackerLimits({ raid, file }: Props) {
  const { plain, teraOtherType, teraSameType } = file.passesShield
  return (
    <>
      <p className={styles.shield}>
        {`While its shield is up, ${teraSameType}% of such a hit passes, ${teraOtherType}% with another Tera type than the move’s and ${plain}% without Terastallizing (the community’s reading of the game’s tables).`}
      </p>
      <details className={styles.limits}>
        <summary>What these figures count</summary>
        <ul>
          <li>{against(raid, file)}</li>
          <li>
            {`A hit is the mean of the 16 rolls, as percent of the boss’s ${file.hp} HP. Attackers are Terastallized to the move’s type: 1.5 times the damage, twice where it is their own type too. Hits to finish leave out shield, resets and heals.`}
          </li>
          <li>
            Attackers have level 100, perfect IVs, 252 effort values in HP and in the stat they hit with, and
            a nature that raises it. No items but those that make a form, no weather, terrain, boosts, or
            critical hits.
          </li>
          <li>
            “Takes up to” is the highest roll of the boss’s moves, scripted ones too, before or after
            Terastallizing, with perfect IVs and no boosts. What an ability does only at full HP is left out.
          </li>
          <li>
            Left out: moves with less than 80% accuracy or fixed damage, and moves that take two turns, need a
            rest or a condition, or hurt, weaken or lock in their user. A move that hits two to five times
            counts as three hits, the boss’s as five.
          </li>
          <li>
            {`Of ${file.candidates} fully evolved Pokémon in Scarlet and Violet, the ${file.considered} hardest hitters of each category are compared; the first of each order are listed.`}
          </li>
          <li>
            Computed with <a href="https://github.com/smogon/damage-calc">@smogon/calc</a> from the data of{' '}
            <a href="https://github.com/pkmn/ps">@pkmn/data</a> and the game’s raid tables.
          </li>
        </ul>
      </details>
    </>
  )
}

function against(
  { tier, teraType, types, statsAtHalfHp }: RaidSummary,
  { abilities }: AttackersFile,
): string {
  const type = teraType
    ? `The boss has Tera type ${teraType}`
    : `No Tera type is chosen: the boss has its own types, ${types.join(' and ')}`
  const ability =
    abilities.length > 1
      ? `may have ${abilities.join(' or ')}${tier === '5' ? ', since by the game’s tables a 5★ boss can have its hidden ability too,' : ''} and each figure is against the one that is worst for you`
      : `always has ${abilities.join()}`
  const later = statsAtHalfHp ? ' Its stats are those before Shields Down changes them at half HP.' : ''
  return `${type}; it ${ability}. Level, effort values and HP multiplier are the raid’s.${later}`
}
