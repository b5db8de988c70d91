import { setTimeout as wait } from 'node:timers/promises'
import { Sprites } from '@pkmn/img'
import { DownloadError, downloadPng } from './download-png'
import type { Supplier } from './fill-images'
import type { RequiredImage } from './required-images'

const MAX_TRIES = 3
const FIRST_WAIT_MS = 250
const MAX_FAILURES_IN_A_ROW = 4

/** An image server. The tool stops asking it once it is out of reach or broken. */
export class ImageSource implements Supplier {
  readonly origin = 'downloaded'
  #failuresInARow = 0

  constructor(readonly address: string) {}

  /** Whether four calls in a row have failed, so that the tool no longer asks. A missing image is not a failure. */
  get isGivenUp(): boolean {
    return this.#failuresInARow >= MAX_FAILURES_IN_A_ROW
  }

  /**
   * Downloads an image. Tries up to three times if a failure may be temporary. Returns `undefined` once the tool has
   * given up. Rejects if there is no image.
   */
  async supply(image: Pick<RequiredImage, 'form' | 'shiny'>): Promise<Buffer | undefined> {
    for (let tries = 1; !this.isGivenUp; tries += 1) {
      try {
        const png = await downloadPng(imageAddress(this.address, image))
        this.#failuresInARow = 0
        return png
      } catch (error) {
        const kind = error instanceof DownloadError ? error.kind : 'wrong'
        this.#failuresInARow = kind === 'absent' ? 0 : this.#failuresInARow + 1
        if (kind !== 'broken' || tries === MAX_TRIES || this.isGivenUp) throw error
        await wait(FIRST_WAIT_MS * 2 ** (tries - 1))
      }
    }
  }
}

export const SHOWDOWN = 'https://play.pokemonshowdown.com'

/**
 * Returns the address of the largest still image of a form. Throws if the source is not a web address.
 *
 * @param source as the publisher wrote it: `https://mirror.example/showdown`; query and fragment are ignored
 */
export function imageAddress(source: string, { form, shiny }: Pick<RequiredImage, 'form' | 'shiny'>): string {
  const { protocol, host, pathname } = parseSource(source)
  return Sprites.getDexPokemon(form, {
    shiny,
    protocol: protocol === 'http:' ? 'http' : 'https',
    domain: host + pathname,
  }).url
}

function parseSource(source: string): URL {
  const address = URL.canParse(source) ? new URL(source) : undefined
  if (address && /^https?:$/.test(address.protocol)) return address
  throw new Error(`"${source}" is not a web address, such as ${SHOWDOWN}`)
}
