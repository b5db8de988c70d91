import type { TypeName } from '@/data/vocabulary'
import { SMALL_PICTURE_PX } from '@/lib/raid/small-picture'
import { fileHref } from '@/lib/site'
import styles from './SmallPicture.module.css'
import { useMissingImage } from './use-missing-image'

interface Props {
  /** Its path below `assets/pokemon/`, without ending. */
  file: string
  name: string
  /** The Pokémon's first type, where it is known. */
  type?: TypeName | undefined
}

/**
 * A small picture of a Pokémon whose name stands beside it. Where there is none, the name's initial on the tint of its type.
 */
export function SmallPicture({ file, name, type }: Props) {
  const { missing, events } = useMissingImage()
  return (
    <span className={styles.image} data-type={type} aria-hidden="true">
      {missing ? (
        <b>{name.charAt(0)}</b>
      ) : (
        // biome-ignore lint/performance/noImgElement: a static export optimizes no images
        <img
          {...events}
          src={fileHref(`/assets/pokemon/${file}.webp`)}
          alt=""
          width={SMALL_PICTURE_PX}
          height={SMALL_PICTURE_PX}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
