/** The most characters of a message where the fewest are allowed: of Discord, without its paid plan. */
export const LONGEST_MESSAGE = 2000

/** What the fragment of a link to a team begins with. */
export const TEAM_KEY = 'team='

/** What the fragment of a link to a box begins with. */
export const BOX_KEY = 'box='

/** Whether the fragment of an address, with its `#`, is that of a link to a team or a box. */
export function isNightLink(fragment: string): boolean {
  return [TEAM_KEY, BOX_KEY].some((key) => fragment.startsWith(`#${key}`))
}

/** Whether a text is, or has in it, a link to a team. */
export function hasTeamLink(text: string): boolean {
  return text.startsWith(TEAM_KEY) || text.includes(`#${TEAM_KEY}`)
}
