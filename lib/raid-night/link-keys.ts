/** Lowest limit of characters in a message: that of Discord without its paid plan. */
export const LONGEST_MESSAGE = 2000

export const TEAM_KEY = 'team='

export const BOX_KEY = 'box='

/** Returns whether a fragment, with `#`, is a team link or a box link. */
export function isNightLink(fragment: string): boolean {
  return [TEAM_KEY, BOX_KEY].some((key) => fragment.startsWith(`#${key}`))
}

export function hasTeamLink(text: string): boolean {
  return text.startsWith(TEAM_KEY) || text.includes(`#${TEAM_KEY}`)
}
