interface Expected {
  readonly path: string
  readonly status: number
  /** What is in its answer. */
  readonly says: string
}

const EXPECTED: readonly Expected[] = [
  { path: '/', status: 200, says: '<title>Tera Raid Info</title>' },
  { path: '/tera-raid-info/6/Paldea/Garchomp/Fairy/', status: 200, says: '>Garchomp</h' },
  { path: '/assets/pokemon/445.webp', status: 200, says: 'WEBP' },
  { path: '/no-such-page', status: 404, says: 'Page not found' },
]

/**
 * What a site answers otherwise than it should, in words: for its root, a deep link, an image and a path that is not there.
 * Rejects where nothing answers.
 *
 * @param site its address, without a slash at the end
 */
export async function wrongAnswers(site: string): Promise<string[]> {
  const wrong = await Promise.all(EXPECTED.map((expected) => wrongAnswer(site, expected)))
  return wrong.flat()
}

async function wrongAnswer(site: string, { path, status, says }: Expected): Promise<string[]> {
  const answer = await fetch(site + path)
  const html = await answer.text()
  return [
    ...(answer.status === status ? [] : [`${path} answers ${answer.status} instead of ${status}`]),
    ...(html.includes(says) ? [] : [`${path} does not say ${says}`]),
  ]
}
