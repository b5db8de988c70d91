import { KeyedByIndex } from '@/app/_ui/KeyedByIndex'
import { useLabels } from '@/app/_ui/language/language'
import { Section } from '@/app/_ui/Section'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './AbilitiesAndStats.module.css'

interface AbilitiesProps {
  raid: Pick<RaidView, 'abilities'>
}

export function Abilities({ raid }: AbilitiesProps) {
  const labels = useLabels().raid
  return (
    <Section id="ability">
      <ul className={styles.list}>
        <KeyedByIndex items={raid.abilities}>
          {({ label, description, always }) => (
            <li>
              <strong>{label}</strong>
              {always && ` ${labels.alwaysThisAbility}`}
              <small>{description}</small>
            </li>
          )}
        </KeyedByIndex>
      </ul>
    </Section>
  )
}

interface BaseStatsProps {
  raid: Pick<RaidView, 'baseStats' | 'attackMix' | 'statsAtHalfHp'>
}

const STATS = ['hp', 'attack', 'defense', 'specialattack', 'specialdefense', 'speed'] as const

const MAIN_STATS = { physical: 'attack', special: 'specialattack', mixed: undefined } as const

/** Largest base stat of all Pokémon. */
const MAX_STAT = 255

export function BaseStats({ raid: { baseStats, attackMix, statsAtHalfHp } }: BaseStatsProps) {
  const labels = useLabels().raid
  const main = attackMix && MAIN_STATS[attackMix]
  return (
    <Section id="base-stats" note={attackMix && labels.attackMix[attackMix]}>
      <dl className={styles.stats}>
        {STATS.map((stat) => (
          <div key={stat} data-main={stat === main || undefined}>
            <dt>{labels.stats[stat]}</dt>
            <dd>
              {baseStats[stat]}
              <svg width={`${Math.round((baseStats[stat] / MAX_STAT) * 100)}%`} aria-hidden="true" />
            </dd>
          </div>
        ))}
      </dl>
      {statsAtHalfHp && (
        <p className={styles.later}>
          {labels.statsAtHalfHp(STATS.map((stat) => labels.stat(labels.stats[stat], statsAtHalfHp[stat])))}
        </p>
      )}
    </Section>
  )
}
