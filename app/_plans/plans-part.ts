import { type LazyPart, lazyPart } from '@/app/_ui/loading/lazy-part'
import { fileHref } from '@/lib/site'
import { advicePart } from './advice-part'
import type { Adviser } from './adviser'

/**
 * All that there is to bring against a boss, with the part of the program that reads it.
 *
 * @param path of the file of the boss's plans
 */
export function plansPart(path: string): LazyPart<Adviser> {
  return lazyPart(path, async () => {
    const [program, response] = await Promise.all([advicePart.load(), fetch(fileHref(path))])
    if (!program) throw new Error('without the program that reads it')
    return program.readAdviser(response)
  })
}
