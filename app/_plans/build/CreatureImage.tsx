import { useMissingImage } from '@/app/_ui/use-missing-image'
import { CREATURE_IMAGE_PX, creatureImage } from '@/lib/bring/creature-image'
import { fileHref } from '@/lib/site'
import styles from './CreatureImage.module.css'

interface Props {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** A small picture of a Pokémon whose name stands beside it; the name's first letter where there is none. */
export function CreatureImage({ species, name }: Props) {
  const { missing, events } = useMissingImage()
  return (
    <span className={styles.image} aria-hidden="true">
      {missing ? (
        name.charAt(0)
      ) : (
        // biome-ignore lint/performance/noImgElement: a static export optimizes no images
        <img
          {...events}
          src={fileHref(`/assets/pokemon/${creatureImage(species)}.webp`)}
          alt=""
          width={CREATURE_IMAGE_PX}
          height={CREATURE_IMAGE_PX}
          loading="lazy"
        />
      )}
    </span>
  )
}
