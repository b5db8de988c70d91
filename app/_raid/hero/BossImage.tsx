import { useMissingImage } from '@/app/_ui/picture/use-missing-image'
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
  const { missing, events } = useMissingImage()
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
      <img {...events} src={address} alt={name} width={104} height={104} fetchPriority={fetchPriority} />
    </picture>
  )
}
