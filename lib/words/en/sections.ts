import type { LobbyType } from '@/lib/advice/lobby-clauses'

/** By the ID in links: `#base-stats`. */
export const sections = {
  'every-raid': 'In every raid',
  'tera-weaknesses': 'Tera weaknesses',
  plan: 'Plan',
  actions: 'Script',
  moves: 'Moves',
  rewards: 'Drops',
  ability: 'Abilities',
  'base-stats': 'Base stats',
  'type-advantages': 'Type advantages',
  'tera-advantages': 'Tera advantages',
  events: 'Events',
  raid: 'Raid details',
  'what-to-bring': 'All builds',
  'your-box': 'Your box',
  'raid-night': 'Raid night',
}

export const companies = { alone: 'Solo', strangers: 'With randoms', friends: 'With friends' }

/**
 * Tips for every raid. Sources: that only faints of players cost time, and that recoil knocks out its user,
 * https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86; that a team cannot prepare one hit and attack at the same time,
 * https://pastebin.com/D2mYv7L7 and https://note.com/report_nekotaro/n/n5995d7b6f129 (in Japanese); the shield:
 * https://wikiwiki.jp/teraraid/%E3%83%86%E3%83%A9%E3%82%B9%E3%82%BF%E3%83%AB%E3%82%B7%E3%83%BC%E3%83%AB%E3%83%89
 */
export const everyRaid: Readonly<Record<LobbyType, string>> = {
  alone: 'NPC faints don’t cost time. Yours do.',
  strangers:
    'Avoid recoil moves: every faint costs time. If a teammate debuffs the boss, wait for that before you attack.',
  friends:
    'Boost one attacker, and debuff the boss before its shield is up. The shield blocks status moves on the boss.',
}
