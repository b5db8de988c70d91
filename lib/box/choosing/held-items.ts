import { gameNames } from '@/data/shipped/game-names'

/** A test compares these items with @pkmn/dex. */
const USELESS: ReadonlySet<string> = new Set([
  // Balls, except for Iron Ball and Light Ball.
  ...['Beast Ball', 'Dive Ball', 'Dream Ball', 'Dusk Ball', 'Fast Ball', 'Friend Ball', 'Great Ball'],
  ...['Heal Ball', 'Heavy Ball', 'Level Ball', 'Love Ball', 'Lure Ball', 'Luxury Ball', 'Master Ball'],
  ...['Moon Ball', 'Nest Ball', 'Net Ball', 'Poke Ball', 'Premier Ball', 'Quick Ball', 'Repeat Ball'],
  ...['Safari Ball', 'Sport Ball', 'Timer Ball', 'Ultra Ball'],
  // Evolution.
  ...['Auspicious Armor', 'Berry Sweet', 'Chipped Pot', 'Clover Sweet', 'Cracked Pot', 'Dawn Stone'],
  ...['Dragon Scale', 'Dubious Disc', 'Dusk Stone', 'Electirizer', 'Fire Stone', 'Flower Sweet'],
  ...['Galarica Cuff', 'Galarica Wreath', 'Ice Stone', 'Leaf Stone', 'Love Sweet', 'Magmarizer'],
  ...['Malicious Armor', 'Masterpiece Teacup', 'Metal Alloy', 'Moon Stone', 'Oval Stone', 'Prism Scale'],
  ...['Protector', 'Reaper Cloth', 'Ribbon Sweet', 'Shiny Stone', 'Star Sweet', 'Strawberry Sweet'],
  ...['Sun Stone', 'Sweet Apple', 'Syrupy Apple', 'Tart Apple', 'Thunder Stone', 'Unremarkable Teacup'],
  ...['Up-Grade', 'Water Stone'],
  // Training and treasures.
  ...['Bottle Cap', 'Gold Bottle Cap', 'Grepa Berry', 'Hondew Berry', 'Kelpsy Berry', 'Pomeg Berry'],
  ...['Qualot Berry', 'Tamato Berry', 'Big Nugget', 'Pretty Feather', 'Rare Bone'],
])

/** Items that only work for these species or forms. */
const USERS: Readonly<Record<string, readonly string[]>> = {
  'Adamant Crystal': ['Dialga-Origin'],
  'Adamant Orb': ['Dialga'],
  'Cornerstone Mask': ['Ogerpon-Cornerstone'],
  'Griseous Core': ['Giratina-Origin'],
  'Griseous Orb': ['Giratina'],
  'Hearthflame Mask': ['Ogerpon-Hearthflame'],
  'Light Ball': ['Pikachu'],
  'Lustrous Globe': ['Palkia-Origin'],
  'Lustrous Orb': ['Palkia'],
  'Rusted Shield': ['Zamazenta-Crowned'],
  'Rusted Sword': ['Zacian-Crowned'],
  'Soul Dew': ['Latias', 'Latios'],
  'Wellspring Mask': ['Ogerpon-Wellspring'],
}

/**
 * Returns items sorted by name.
 *
 * @param species its name in @pkmn/dex
 */
export function heldItems(species: string): readonly string[] {
  return gameNames.items.filter((item) => !USELESS.has(item) && (USERS[item]?.some(includes) ?? true))

  function includes(user: string): boolean {
    return species === user || species.startsWith(`${user}-`)
  }
}
