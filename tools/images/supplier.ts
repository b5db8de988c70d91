import type { WantedImage } from './wanted-images'

/** What an image can come from, in the order in which they are asked. */
export const ORIGINS = ['already there', 'downloaded', 'pokesprite-images', 'generated card'] as const

/** What an image came from. */
export type Origin = (typeof ORIGINS)[number]

/** Somebody to get images from. */
export interface Supplier {
  readonly origin: Origin
  /** The image as a PNG; `undefined` where there is none. Rejects with a message that tells what went wrong. */
  supply(image: WantedImage): Promise<Buffer | undefined>
}
