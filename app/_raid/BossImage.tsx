'use client'

import { useState } from 'react'
import { BASE_PATH } from '@/lib/site'
import styles from './BossImage.module.css'

interface Props {
  /** The file's path below `assets/pokemon/`. */
  file: string
  name: string
}

/** An image of the boss in a box of fixed size; where the file is missing, its name in the box. */
export function BossImage({ file, name }: Props) {
  const [missing, setMissing] = useState(false)
  if (missing) {
    return (
      <span className={styles.placeholder} role="img" aria-label={`${name}: no image`}>
        {name}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: the files are static; next/image would need a server or a loader
    <img
      ref={(image) => {
        // The error event of a prerendered image may have come before the script.
        if (image?.complete && image.naturalWidth === 0) setMissing(true)
      }}
      className={styles.image}
      src={`${BASE_PATH}/assets/pokemon/${file}`}
      alt={name}
      width={128}
      height={128}
      onError={() => setMissing(true)}
    />
  )
}
