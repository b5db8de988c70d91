import type { TypeName } from '@/data/vocabulary'
import { SMALL_PICTURE_PX } from '@/lib/raid/small-picture'
import { fileHref } from '@/lib/site'
import styles from './SmallPicture.module.css'
import { useMissingImage } from './use-missing-image'

interface Props {
  /** Its path below `assets/pokemon/`, without ending. */
  file: string
  name: string
  /** The Pokémon's types, where they are known. */
  types?: readonly TypeName[]
}

/**
 * A small picture of a Pokémon whose name stands beside it. Where there is none, the name's first letter on the colours of
 * its types.
 */
export function SmallPicture({ file, name, types = [] }: Props) {
  const { missing, events } = useMissingImage()
  return (
    <span className={styles.image} data-type={types[0]} aria-hidden="true">
      {missing ? (
        <>
          {types.map((type) => (
            <i key={type} data-type={type} />
          ))}
          <b>{name.charAt(0)}</b>
        </>
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
