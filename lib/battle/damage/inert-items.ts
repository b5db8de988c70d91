/**
 * Items of which the calculator asks only whether there is one: builds that differ in them alone share their damages. An
 * item that is missing here costs calculations. A test holds the list against the calculator.
 */
export const INERT_ITEMS: ReadonlySet<string | undefined> = new Set([
  'Big Root',
  'Black Sludge',
  'Bright Powder',
  'Clear Amulet',
  'Covert Cloak',
  'Focus Band',
  'Focus Sash',
  'Leftovers',
  'Light Clay',
  'Loaded Dice',
  'Lum Berry',
  'Mental Herb',
  'Mirror Herb',
  'Oran Berry',
  'Rocky Helmet',
  'Scope Lens',
  'Shell Bell',
  'Sitrus Berry',
  'Throat Spray',
  'Weakness Policy',
  'Wide Lens',
  'Zoom Lens',
])
