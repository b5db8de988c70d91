import { BeatenMark } from '@/app/_kept/BeatenMark'
import type { Advice } from '@/app/_plans/use-advice'
import { useLabels } from '@/app/_ui/language/language'
import { useMissingImage } from '@/app/_ui/picture/SmallPicture'
import { RevealingLink } from '@/app/_ui/RevealingLink'
import { SectionBoundary } from '@/app/_ui/Section'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import type { TypeName } from '@/data/vocabulary'
import { BASE_PATH } from '@/lib/links/site'
import { shownBoss } from '@/lib/raid/selection'
import type { RaidView } from '@/lib/raid-view/raid-view'
import styles from './Hero.module.css'
import { TeraWeaknesses } from './TeraWeaknesses'

interface Props {
  raid: RaidView
  advice: Pick<Advice, 'forEveryone'>
}

export function Hero({ raid, advice }: Props) {
  const { names, raid: labels } = useLabels()
  const { id, tier, teraType, types, image, hidesShiny } = raid
  const name = names.boss(shownBoss(id))
  return (
    <div className={styles.hero} data-wide={!teraType || undefined}>
      <div className={styles.images} data-alone={hidesShiny} data-label={labels.shinyAlone}>
        <BossImage file={`${image}.png`} name={name} key={image} fetchPriority="high" />
        {!hidesShiny && (
          <BossImage file={`shiny/${image}.png`} name={labels.shiny(name)} key={`shiny ${image}`} />
        )}
      </div>
      <div className={styles.who}>
        <h2>{name}</h2>
        <p>
          {tier && (
            <span role="img" aria-label={labels.stars(tier)}>
              {'★'.repeat(Number(tier))}
            </span>
          )}
          {` ${names.region(id.region)}`}
        </p>
        <ul aria-label={labels.types}>
          {types.map((type) => (
            <TypeBadge key={type} as="li" type={type} />
          ))}
        </ul>
        {teraType && <TeraGem teraType={teraType} />}
      </div>
      <SectionBoundary of={raid}>
        <TeraWeaknesses raid={raid} advice={advice} />
      </SectionBoundary>
      <Foot raid={raid} />
    </div>
  )
}

function TeraGem({ teraType }: { teraType: TypeName }) {
  const labels = useLabels().raid
  return (
    <p className={styles.gem} data-type={teraType}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0.5 15 5 8 15.5 1 5Z" opacity="0.55" />
        <path d="M8 0.5 11 5 8 15.5 5 5Z" />
      </svg>
      {labels.tera(teraType)}
    </p>
  )
}

const FOLDED = new Set(['your-box', 'raid-night'])

function Foot({ raid: { id, tier, event } }: Pick<Props, 'raid'>) {
  const labels = useLabels().raid
  return (
    <div className={styles.foot}>
      <nav aria-label={labels.onThisPage}>
        {Object.entries(labels.jumpTo).map(([section, label]) => (
          <RevealingLink
            key={section}
            to={section}
            className={FOLDED.has(section) ? 'needs-script' : undefined}
          >
            {label}
          </RevealingLink>
        ))}
      </nav>
      {tier && <BeatenMark raid={{ ...id, setId: event?.setId }} />}
    </div>
  )
}

interface BossImageProps {
  file: string
  name: string
  fetchPriority?: 'high'
}

/** In a box of fixed size. Shows the boss's name if the file is missing. */
export function BossImage({ file, name, fetchPriority }: BossImageProps) {
  const labels = useLabels().raid
  const { missing, events } = useMissingImage()
  if (missing) {
    return (
      <span className={styles.placeholder} role="img" aria-label={labels.noImage(name)}>
        {name}
      </span>
    )
  }
  const address = `${BASE_PATH}/assets/pokemon/${file}`
  return (
    <picture className={styles.image}>
      <source type="image/webp" srcSet={address.replace(/png$/, 'webp')} />
      <img {...events} src={address} alt={name} width={104} height={104} fetchPriority={fetchPriority} />
    </picture>
  )
}
