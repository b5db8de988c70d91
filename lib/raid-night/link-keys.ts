/** Lowest limit of characters in a message: that of Discord without its paid plan. */
export const LONGEST_MESSAGE = 2000

/** Start of the fragment of a team link. */
export const TEAM_KEY = 'team='

/** Start of the fragment of a box link. */
export const BOX_KEY = 'box='

/** Returns whether the fragment of an address, with `#`, is that of a team link or a box link. */
export function isNightLink(fragment: string): boolean {
  return [TEAM_KEY, BOX_KEY].some((key) => fragment.startsWith(`#${key}`))
}

/** Returns whether a text is or contains a team link. */
export function hasTeamLink(text: string): boolean {
  return text.startsWith(TEAM_KEY) || text.includes(`#${TEAM_KEY}`)
}
