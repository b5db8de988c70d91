import { useState } from 'react'
import type { TypeName } from '@/data/vocabulary'
import { SMALL_PICTURE_PX } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import styles from './SmallPicture.module.css'

interface Props {
  /** Its path below `assets/pokemon/`, without ending. */
  file: string
  name: string
  /** The Pokémon's first type, where it is known. */
  type?: TypeName | undefined
}

/**
 * A small picture of a Pokémon whose name stands beside it. Without a file, the name's initial on the tint of its type.
 */
export function SmallPicture({ file, name, type }: Props) {
  const { missing, events } = useMissingImage()
  if (missing) {
    return (
      <span className={`${styles.picture} ${styles.initial}`} data-type={type} aria-hidden="true">
        {name.charAt(0)}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: a static export optimizes no images
    <img
      {...events}
      className={styles.picture}
      data-type={type}
      src={fileHref(`/assets/pokemon/${file}.webp`)}
      alt=""
      width={SMALL_PICTURE_PX}
      height={SMALL_PICTURE_PX}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Whether an image has turned out to be missing, and the attributes of the `img` that tell. */
export function useMissingImage() {
  const [missing, setMissing] = useState(false)
  return {
    missing,
    events: {
      ref: (image: HTMLImageElement | null) => {
        // The error event of a prerendered image may have come before the script.
        if (image?.complete && image.naturalWidth === 0) setMissing(true)
      },
      onError: () => setMissing(true),
    },
  }
}
