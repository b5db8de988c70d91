import { ASSUMPTIONS } from '@/battle/assumptions'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raidNamed } from '@/planner/testing/named'
import { arenasAgainst } from './all-raids'

const { rolls: damageOf } = createDamageSource()

// Source: https://bulbapedia.bulbagarden.net/wiki/List_of_Pokémon_by_Ability
test.each([
  ['6/Paldea/Dragonite', ['Multiscale'], 'always its hidden ability'],
  ['6/Paldea/Pelipper', ['Drizzle'], 'always its second ability'],
  ['6/Paldea/Mimikyu', ['Disguise'], 'its only ability'],
  ['6/Paldea/Lycanroc', ['Tough Claws'], 'the ability of its Dusk form'],
  ['5/Paldea/Bronzong', ['Levitate', 'Heatproof', 'Heavy Metal'], 'any of its three abilities'],
])('%s fights with %j: %s', (name, abilities, _) => {
  const arenas = arenasAgainst({
    raid: raidNamed(name),
    teraType: 'Fairy',
    damageOf,
    assumptions: ASSUMPTIONS,
  })
  expect(arenas.map(({ boss }) => boss.ability)).toEqual(abilities)
})
