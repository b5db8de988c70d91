/** Drains HP and is super effective against Steel: wins solo against Tera Steel Dondozo. */
export const IRON_HANDS = `Iron Hands @ Metronome
Ability: Quark Drive
Tera Type: Fighting
EVs: 252 HP / 252 Atk / 4 Def
Adamant Nature
- Drain Punch
- Belly Drum
- Swords Dance`

export const MAGIKARP = `Magikarp
Ability: Swift Swim
Tera Type: Water
- Splash`

export const GARCHOMP = `Garchomp @ Shell Bell
Ability: Rough Skin
Tera Type: Steel
EVs: 252 HP / 252 Atk / 4 Def
Adamant Nature
- Iron Head
- Swords Dance`

/** Lowers the boss's Defense and helps, but never wins solo. */
export const UMBREON = `Umbreon @ Sitrus Berry
Ability: Inner Focus
Tera Type: Dark
EVs: 252 HP / 252 Def
Bold Nature
- Screech
- Helping Hand`

const MANY = [
  'Azumarill',
  'Bellibolt',
  'Ceruledge',
  'Dragonite',
  'Espathra',
  'Gholdengo',
  'Kingambit',
  'Sylveon',
]

export function manySets(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const species = MANY[index % MANY.length]
    return `No. ${index} (${species}) @ Leftovers\nAbility: Pressure\nTera Type: Fire\n- Tera Blast`
  })
}
