import { createDamageSource } from '@/battle/damage/create-damage-source'
import { bossFighter, raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { createArena } from '@/battle/model/arena'
import { NO_HELP } from '@/battle/model/damage-source'
import { rosters } from '@/data/rosters/rosters'
import { choose, playOut } from '@/testing/battle/battles'

function arenaOf(name: string) {
  const record = rosters[7].find((boss) => boss.name === name)
  if (!record) throw new Error(`no 7★ ${name}`)
  const boss = bossFighter(record, 'Unnerve', record.teraType ?? 'Psychic', moveNamed)
  return createArena({ record, boss, tier: '7', damageOf: createDamageSource().rolls })
}

const against = (name: string, species: string, turns = 1) =>
  playOut({
    arena: arenaOf(name),
    raiders: [
      raiderFighter(
        {
          species,
          ability: 'Synchronize',
          teraType: 'Bug',
          nature: 'Serious',
          effortValues: {},
          item: undefined,
          moves: ['Swift'],
        },
        moveNamed,
      ),
    ],
    turns: Array.from({ length: turns }, () => [choose()]),
  })

test('Only against 7★ Mewtwo, Mew has 1.5 times its HP and 1.2 times its other stats', () => {
  // Level 100, perfect IVs, no EVs: 341 HP and 236 in each other stat.
  const usual = { hp: 341, atk: 236, def: 236, spa: 236, spd: 236, spe: 236 }
  expect(against('Inteleon', 'Mew', 0).raider).toMatchObject({
    hp: 341,
    maxHp: 341,
    fighter: { stats: usual },
  })
  const stronger = { hp: 511, atk: 283, def: 283, spa: 283, spd: 283, spe: 283 }
  expect(against('Mewtwo', 'Mew', 0).raider).toMatchObject({
    hp: 511,
    maxHp: 511,
    fighter: { stats: stronger },
  })
})

test('other Pokémon have their usual stats against 7★ Mewtwo: Celebi has Mew’s base stats', () => {
  expect(against('Mewtwo', 'Celebi', 0).raider).toMatchObject({ hp: 341, fighter: { stats: { spa: 236 } } })
})

const RESISTED = 2

test('Mew’s higher stats affect damage: Celebi deals less and takes more', () => {
  const { mean } = createDamageSource()
  const between = (species: string) => {
    const { raider, boss, state } = against('Mewtwo', species, 0)
    const field = { field: state.field, critical: false, last: false, spread: false, helped: NO_HELP }
    return {
      dealt: mean({ attacker: raider, defender: boss, move: moveNamed('Tera Blast'), ...field }),
      taken:
        mean({ attacker: boss, defender: raider, move: moveNamed('Surf'), ...field }) *
        (species === 'Celebi' ? RESISTED : 1),
    }
  }
  const [mew, celebi] = [between('Mew'), between('Celebi')]
  expect(mew.dealt / celebi.dealt).toBeCloseTo(1.2, 1)
  expect(celebi.taken / mew.taken).toBeCloseTo(1.2, 1)
})
