import type { BossImage } from './boss-image'
import { MIDDLE } from './places'

interface Props {
  image: BossImage
}

/** The boss in its crystal. */
export function BossPicture({ image: { source, width, height } }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: drawn into a picture at build
    <img
      style={{ position: 'absolute', left: MIDDLE.x - width / 2, top: MIDDLE.y - height / 2 }}
      src={source}
      width={width}
      height={height}
      alt=""
    />
  )
}
