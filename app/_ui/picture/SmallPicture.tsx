import { useState } from 'react'
import type { TypeName } from '@/data/vocabulary'
import { SMALL_PICTURE_PX } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import styles from './SmallPicture.module.css'

interface Props {
  file: string
  name: string
  type?: TypeName | undefined
}

/**
 * Shows the initial on the tint of the type if the file is missing. Pictures are separate files: each page needs only a
 * few, and every new raid would change a single sheet.
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

export function useMissingImage() {
  const [missing, setMissing] = useState(false)
  return {
    missing,
    events: {
      ref: (image: HTMLImageElement | null) => {
        // A prerendered image may have failed before the script ran.
        if (image?.complete && image.naturalWidth === 0) setMissing(true)
      },
      onError: () => setMissing(true),
    },
  }
}
