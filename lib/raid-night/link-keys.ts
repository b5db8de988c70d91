/** Characters. Discord without its paid plan has the lowest limit. */
export const MAX_MESSAGE = 2000

export const TEAM_KEY = 'team='

export const BOX_KEY = 'box='

export function isNightLink(fragment: string): boolean {
  return [TEAM_KEY, BOX_KEY].some((key) => fragment.startsWith(`#${key}`))
}

export function hasTeamLink(text: string): boolean {
  return text.startsWith(TEAM_KEY) || text.includes(`#${TEAM_KEY}`)
}
