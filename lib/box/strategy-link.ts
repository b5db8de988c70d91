import { bytesThrough } from '@/lib/bounded-bytes'
import { jsonOf } from '@/lib/json-of'
import { plainJson } from './cjson'

// gzip in base64 begins so. Short links lead to a database, and hold nothing.
const PACKED = /(?:^|[\s#])(H4sI[\w+/-]+)/g

/** The most characters of all links of a text: those of tera-raid-builder have up to 6,000. */
const LONGEST = 50_000

/** The most bytes of all strategies in the links of a text: one with many turns has 20,000. */
const MOST_BYTES = 500_000

/** The most links of a text: what a damaged one comes to is not known. */
const MOST_LINKS = 20

/** Reads the strategies in the links of one text, each in its turn, until they are too much together. */
export class StrategyLinks {
  private links = MOST_LINKS
  private characters = LONGEST
  private bytes = MOST_BYTES

  /**
   * The strategies of the share links of tera-raid-builder in a line, as JSON: of whole addresses, or of what follows the
   * `#`. `undefined` for each that is damaged, too large, or that the browser cannot decompress. Never rejects.
   * Source: https://github.com/theastrogoth/tera-raid-builder/blob/main/src/utilities/shrinkstring.ts
   */
  async strategiesOf(line: string): Promise<readonly unknown[]> {
    this.characters -= line.length
    if (this.characters < 0) return [undefined]
    const strategies: unknown[] = []
    for (const [, packed = ''] of line.matchAll(PACKED)) strategies.push(await this.unpacked(packed))
    return strategies
  }

  private async unpacked(packed: string): Promise<unknown> {
    this.links -= 1
    if (this.links < 0) return undefined
    try {
      const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
      const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
      const json = await bytesThrough(bytes, new DecompressionStream('gzip'), this.bytes)
      this.bytes -= json?.length ?? this.bytes
      return json && plainJson(jsonOf(new TextDecoder().decode(json)))
    } catch {
      return undefined
    }
  }
}
