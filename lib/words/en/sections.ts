/** The titles of the sections of a raid, by the id that a link can name: `#base-stats`. */
export const sections = {
  'tera-weaknesses': 'Tera Weaknesses',
  'best-to-bring': 'Best to bring',
  'key-timings': 'Key timings',
  'for-the-lobby': 'Lobby tips',
  'what-to-bring': 'What to bring',
  'team-of-four': 'Team of four',
  'your-box': 'Your box',
  'raid-night': 'Raid night',
  actions: 'Actions',
  moves: 'Moves',
  'type-advantages': 'Type Advantages',
  'tera-advantages': 'Tera Advantages',
  ability: 'Ability',
  'base-stats': 'Base Stats',
  raid: 'Raid',
  events: 'Events',
  rewards: 'Rewards',
}

/** With whom one enters a raid: the labels of the lines for the lobby. */
export const companies = { alone: 'Solo', strangers: 'With randoms', friends: 'With friends' }
