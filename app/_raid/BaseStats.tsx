import { Section } from '@/app/_ui/Section'
import type { AttackMix } from '@/lib/raid-view/attack-mix'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './BaseStats.module.css'

interface Props {
  raid: Pick<RaidView, 'baseStats' | 'attackMix' | 'statsAtHalfHp'>
}

const STATS = [
  ['hp', 'HP'],
  ['attack', 'Attack'],
  ['defense', 'Defense'],
  ['specialattack', 'Sp. Atk'],
  ['specialdefense', 'Sp. Def'],
  ['speed', 'Speed'],
] as const satisfies [keyof RaidView['baseStats'], string][]

/** The kind of most attacks, and the screen against it. */
const MIX_NOTES = {
  physical: 'mostly physical attacks: use Reflect',
  special: 'mostly special attacks: use Light Screen',
  mixed: 'physical and special attacks',
} as const satisfies Record<AttackMix, string>

const MAIN_STATS = { physical: 'attack', special: 'specialattack', mixed: undefined } as const

/** The largest base stat there is: the scale of all bars. */
const LARGEST = 255

/** The base stats as bars on one scale, the screen that helps most, and the stats at half HP where they change. */
export function BaseStats({ raid: { baseStats, attackMix, statsAtHalfHp } }: Props) {
  const main = attackMix && MAIN_STATS[attackMix]
  return (
    <Section title="Base Stats" note={attackMix && MIX_NOTES[attackMix]}>
      <dl className={styles.stats}>
        {STATS.map(([stat, name]) => (
          <div key={stat} data-main={stat === main || undefined}>
            <dt>{name}</dt>
            <dd>
              {baseStats[stat]}
              <svg aria-hidden="true">
                <rect width={`${Math.round((baseStats[stat] / LARGEST) * 100)}%`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {statsAtHalfHp && (
        <p className={styles.later}>
          {`Meteor Form. At half HP, Shields Down brings out its Core: ${statsInWords(statsAtHalfHp)}.`}
        </p>
      )}
    </Section>
  )
}

function statsInWords(baseStats: RaidView['baseStats']): string {
  return STATS.map(([stat, name]) => `${name} ${baseStats[stat]}`).join(', ')
}
