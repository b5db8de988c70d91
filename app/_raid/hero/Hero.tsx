import { BestToBring } from '@/app/_plans/BestToBring'
import type { Advice } from '@/app/_plans/use-advice'
import { SectionBoundary } from '@/app/_ui/SectionBoundary'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { BossImage } from './BossImage'
import styles from './Hero.module.css'
import { HeroFoot } from './HeroFoot'
import { TeraGem } from './TeraGem'
import { TeraWeaknesses } from './TeraWeaknesses'

interface Props {
  raid: RaidView
  advice: Advice
}

/** The head of a raid: the boss, its types, its Tera weaknesses, the best to bring, and where to read on. */
export function Hero({ raid, advice }: Props) {
  const { name, tier, region, teraType, types, image, hasShinyCard } = raid
  return (
    <div className={styles.hero}>
      <div className={styles.images} data-alone={hasShinyCard}>
        <BossImage file={`${image}.png`} name={name} key={image} fetchPriority="high" />
        {!hasShinyCard && (
          <BossImage file={`shiny/${image}.png`} name={`Shiny ${name}`} key={`shiny ${image}`} />
        )}
      </div>
      <div className={styles.who}>
        <h2>{name}</h2>
        <p>
          {tier && (
            <span role="img" aria-label={`${tier} stars`}>
              {'★'.repeat(Number(tier))}
            </span>
          )}
          {` ${region}`}
        </p>
        <ul aria-label="Types">
          {types.map((type) => (
            <li key={type}>
              <TypeBadge type={type} />
            </li>
          ))}
        </ul>
        {teraType && <TeraGem teraType={teraType} />}
      </div>
      <SectionBoundary of={raid}>
        <TeraWeaknesses raid={raid} />
      </SectionBoundary>
      {teraType && (
        <SectionBoundary of={raid}>
          <BestToBring advice={advice} />
        </SectionBoundary>
      )}
      <HeroFoot raid={raid} />
    </div>
  )
}
