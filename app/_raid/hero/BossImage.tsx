'use client'

import { useState } from 'react'
import { BASE_PATH } from '@/lib/site'
import styles from './BossImage.module.css'

interface Props {
  /** The file's path below `assets/pokemon/`. */
  file: string
  name: string
  /** `high` for the image on the first screen. */
  fetchPriority?: 'high'
}

/** An image of the boss in a box of fixed size, or its name when the file is missing. */
export function BossImage({ file, name, fetchPriority }: Props) {
  const [missing, setMissing] = useState(false)
  if (missing) {
    return (
      <span className={styles.placeholder} role="img" aria-label={`${name}: no image`}>
        {name}
      </span>
    )
  }
  const address = `${BASE_PATH}/assets/pokemon/${file}`
  return (
    <picture className={styles.image}>
      <source type="image/webp" srcSet={address.replace(/png$/, 'webp')} />
      <img
        ref={(image) => {
          // The error event of a prerendered image may have come before the script.
          if (image?.complete && image.naturalWidth === 0) setMissing(true)
        }}
        src={address}
        alt={name}
        width={104}
        height={104}
        fetchPriority={fetchPriority}
        onError={() => setMissing(true)}
      />
    </picture>
  )
}
