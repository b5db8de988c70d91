import type { RaidView } from '@/lib/raid/raid-view'
import styles from './BaseStats.module.css'
import { Section } from './Section'

type Stat = keyof RaidView['baseStats']

interface Props {
  baseStats: RaidView['baseStats']
}

const STAT_NAMES = {
  hp: 'HP',
  attack: 'Attack',
  defense: 'Defense',
  specialattack: 'Sp. Atk',
  specialdefense: 'Sp. Def',
  speed: 'Speed',
} as const satisfies Record<Stat, string>

const STATS = [
  'hp',
  'attack',
  'defense',
  'specialattack',
  'specialdefense',
  'speed',
] as const satisfies Stat[]

/** What the higher of the two attacks means, and the move of ours that halves its damage. */
const SCREENS = {
  attack: 'hits harder physically: Reflect',
  specialattack: 'hits harder specially: Light Screen',
} as const

/** The largest base stat there is: the scale of all bars. */
const LARGEST = 255

/** The base stats as bars on one scale, and which screen of ours stops the higher of its two attacks. */
export function BaseStats({ baseStats }: Props) {
  const higher = higherAttack(baseStats)
  return (
    <Section title="Base Stats" note={higher && SCREENS[higher]}>
      <dl className={styles.stats}>
        {STATS.map((stat) => (
          <div key={stat} data-higher={stat === higher || undefined}>
            <dt>{STAT_NAMES[stat]}</dt>
            <dd>
              {baseStats[stat]}
              <svg aria-hidden="true">
                <rect width={`${Math.round((baseStats[stat] / LARGEST) * 100)}%`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function higherAttack({ attack, specialattack }: RaidView['baseStats']) {
  if (attack === specialattack) return undefined
  return attack > specialattack ? 'attack' : 'specialattack'
}
