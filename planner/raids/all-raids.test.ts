import { ASSUMPTIONS } from '@/battle/assumptions'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raidNamed } from '@/planner/testing/named'
import { arenasAgainst } from './all-raids'

const { rolls: damageOf } = createDamageSource()

// Abilities by slot: https://bulbapedia.bulbagarden.net/wiki/List_of_Pokémon_by_Ability
test.each([
  ['6/Paldea/Dragonite', ['Multiscale'], 'always its hidden one'],
  ['6/Paldea/Pelipper', ['Drizzle'], 'always its second'],
  ['6/Paldea/Mimikyu', ['Disguise'], 'its only one'],
  ['6/Paldea/Lycanroc', ['Tough Claws'], 'that of its Dusk form'],
  ['5/Paldea/Bronzong', ['Levitate', 'Heatproof', 'Heavy Metal'], 'any of the three'],
])('%s fights with %j: %s', (name, abilities, _) => {
  const arenas = arenasAgainst({
    raid: raidNamed(name),
    teraType: 'Fairy',
    damageOf,
    assumptions: ASSUMPTIONS,
  })
  expect(arenas.map(({ boss }) => boss.ability)).toEqual(abilities)
})
