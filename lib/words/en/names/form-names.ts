type Names = Readonly<Record<string, string>>

export const REGIONAL_FORMS: Names = {
  Alola: 'Alolan',
  Galar: 'Galarian',
  Hisui: 'Hisuian',
  Paldea: 'Paldean',
}

/** By species and form in @pkmn/dex: `Wash Rotom`. */
export const NAMED_BEFORE: Readonly<Record<string, Names>> = {
  Kyurem: { Black: 'Black', White: 'White' },
  Necrozma: { 'Dusk-Mane': 'Dusk Mane', 'Dawn-Wings': 'Dawn Wings' },
  Rotom: { Heat: 'Heat', Wash: 'Wash', Frost: 'Frost', Fan: 'Fan', Mow: 'Mow' },
  Ursaluna: { Bloodmoon: 'Bloodmoon' },
}

/**
 * By species and form in @pkmn/dex. Source:
 * https://bulbapedia.bulbagarden.net/wiki/List_of_Pokémon_with_form_differences
 */
export const FORM_NAMES: Readonly<Record<string, Names>> = {
  Basculegion: { F: 'Female' },
  Basculin: { 'Blue-Striped': 'Blue-Striped Form', 'White-Striped': 'White-Striped Form' },
  Calyrex: { Ice: 'Ice Rider', Shadow: 'Shadow Rider' },
  Deoxys: { Attack: 'Attack Forme', Defense: 'Defense Forme', Speed: 'Speed Forme' },
  Dialga: { Origin: 'Origin Forme' },
  Dudunsparce: { 'Three-Segment': 'Three-Segment Form' },
  Enamorus: { Therian: 'Therian Forme' },
  Gimmighoul: { Roaming: 'Roaming Form' },
  Giratina: { Origin: 'Origin Forme' },
  Greninja: { Bond: 'Battle Bond' },
  Hoopa: { Unbound: 'Unbound' },
  Indeedee: { F: 'Female' },
  Keldeo: { Resolute: 'Resolute Form' },
  Landorus: { Therian: 'Therian Forme' },
  Lycanroc: { Midnight: 'Midnight Form', Dusk: 'Dusk Form' },
  Magearna: { Original: 'Original Color' },
  Maushold: { Four: 'Family of Four' },
  Meowstic: { F: 'Female' },
  Ogerpon: {
    Wellspring: 'Wellspring Mask',
    Hearthflame: 'Hearthflame Mask',
    Cornerstone: 'Cornerstone Mask',
  },
  Oinkologne: { F: 'Female' },
  Oricorio: { 'Pom-Pom': 'Pom-Pom Style', "Pa'u": 'Pa’u Style', Sensu: 'Sensu Style' },
  Palkia: { Origin: 'Origin Forme' },
  Pikachu: {
    Original: 'Original Cap',
    Hoenn: 'Hoenn Cap',
    Sinnoh: 'Sinnoh Cap',
    Unova: 'Unova Cap',
    Kalos: 'Kalos Cap',
    Alola: 'Alola Cap',
    Partner: 'Partner Cap',
    World: 'World Cap',
  },
  Poltchageist: { Artisan: 'Artisan Form' },
  Polteageist: { Antique: 'Antique Form' },
  Rockruff: { Dusk: 'Own Tempo' },
  Shaymin: { Sky: 'Sky Forme' },
  Sinistcha: { Masterpiece: 'Masterpiece Form' },
  Sinistea: { Antique: 'Antique Form' },
  Squawkabilly: { Blue: 'Blue Plumage', Yellow: 'Yellow Plumage', White: 'White Plumage' },
  Tatsugiri: { Droopy: 'Droopy Form', Stretchy: 'Stretchy Form' },
  Tauros: { 'Paldea-Combat': 'Combat Breed', 'Paldea-Blaze': 'Blaze Breed', 'Paldea-Aqua': 'Aqua Breed' },
  Thundurus: { Therian: 'Therian Forme' },
  Tornadus: { Therian: 'Therian Forme' },
  Toxtricity: { 'Low-Key': 'Low Key Form' },
  Urshifu: { 'Rapid-Strike': 'Rapid Strike Style' },
  Vivillon: { Fancy: 'Fancy Pattern', Pokeball: 'Poké Ball Pattern' },
  Zacian: { Crowned: 'Crowned Sword' },
  Zamazenta: { Crowned: 'Crowned Shield' },
  Zarude: { Dada: 'Dada' },
}

/** @pkmn/dex calls these forms by their species alone, although another form fights differently. */
export const BASE_FORMS: Names = {
  Basculegion: 'Male',
  Basculin: 'Red-Striped Form',
  Deoxys: 'Normal Forme',
  Enamorus: 'Incarnate Forme',
  Giratina: 'Altered Forme',
  Hoopa: 'Confined',
  Indeedee: 'Male',
  Landorus: 'Incarnate Forme',
  Lycanroc: 'Midday Form',
  Meowstic: 'Male',
  Ogerpon: 'Teal Mask',
  Oinkologne: 'Male',
  Oricorio: 'Baile Style',
  Shaymin: 'Land Forme',
  Squawkabilly: 'Green Plumage',
  Thundurus: 'Incarnate Forme',
  Tornadus: 'Incarnate Forme',
  Toxtricity: 'Amped Form',
  Urshifu: 'Single Strike Style',
}
