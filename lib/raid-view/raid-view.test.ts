import { moveKey } from '@/data/move-key'
import { rosters } from '@/data/rosters/rosters'
import { TIERS } from '@/data/vocabulary'
import type { Selection } from '@/lib/raid/selection'
import { sentences } from '@/lib/words/en/sentences'
import { shippedRaidView } from './live-raid-view'

const every = TIERS.flatMap((tier) =>
  rosters[tier].map((boss) => ({ tier, region: boss.region, boss: boss.name, entry: boss })),
)

function view(selection: Selection) {
  const raid = shippedRaidView(selection, sentences)
  if (!raid) throw new Error(`no raid ${JSON.stringify(selection)}`)
  return raid
}

describe('every raid', () => {
  test.each(
    every.map(
      ({ entry, ...selection }) => [`${selection.tier}★ ${selection.boss}`, selection, entry] as const,
    ),
  )('%s shows all its moves, each with a name, and at least one ability', (_, selection, entry) => {
    const raid = view(selection)
    const listedMoves = new Set(entry.info.moves.filter(Boolean).map(moveKey))
    expect(new Set(raid.moves.map(({ name }) => moveKey(name)))).toEqual(listedMoves)
    expect(raid.moves.every(({ name }) => name !== '')).toBe(true)
    expect(raid.abilities.length).toBeGreaterThan(0)
    expect(raid.image).toMatch(/^\d{3,4}(-[a-z])?$/)
  })
})

describe('Tera weaknesses', () => {
  const garchomp: Selection = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' }

  test('need both a tier and a Tera type', () => {
    expect(view(garchomp).teraWeaknesses).not.toEqual([])
    expect(view({ ...garchomp, teraType: undefined }).teraWeaknesses).toEqual([])
    expect(view({ ...garchomp, tier: undefined }).teraWeaknesses).toEqual([])
  })
})

describe('Tera advantages', () => {
  const sylveon: Selection = { tier: '6', region: 'Paldea', boss: 'Sylveon', teraType: 'Fire' }

  test('show for a boss with Tera Blast and a Tera type', () => {
    expect(view(sylveon).teraAdvantages).toEqual(['Bug', 'Grass', 'Ice', 'Steel'])
    expect(view({ ...sylveon, teraType: undefined }).teraAdvantages).toEqual([])
  })

  test('do not show for a boss without Tera Blast', () => {
    expect(view({ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fire' }).teraAdvantages).toEqual(
      [],
    )
  })
})

describe('a raid', () => {
  test('has the type advantages of its damaging moves only', () => {
    expect(view({ tier: '5', region: 'Paldea', boss: 'Amoonguss' }).typeAdvantages).toEqual([
      'Fairy',
      'Grass',
      'Ground',
      'Rock',
      'Water',
    ])
  })

  test('marks moves that the boss uses only by script, and not moves that it also chooses', () => {
    const { moves } = view({ tier: '5', region: 'Paldea', boss: 'Altaria' })
    expect(moves.flatMap(({ name, scripted }) => (scripted ? name : []))).toEqual([
      'Cotton Guard',
      'Safeguard',
    ])
  })

  test('names its image by dex number, at least three digits, and form', () => {
    const image = (boss: string) => view({ tier: '5', region: 'Paldea', boss }).image
    expect(image('Annihilape')).toBe('979')
    expect(image('Indeedee (Female)')).toBe('876-f')
    expect(image('Arcanine')).toBe('059')
  })

  test('of 5★ Minior shows the Meteor Form, and the stats that Shields Down changes at half HP', () => {
    const minior = view({ tier: '5', region: 'Terarium', boss: 'Minior' })
    expect(minior.baseStats).toEqual({
      hp: 60,
      attack: 60,
      defense: 100,
      specialattack: 60,
      specialdefense: 100,
      speed: 60,
    })
    expect(minior.statsAtHalfHp).toMatchObject({ attack: 100, specialattack: 100, speed: 120 })
    expect(minior.abilities.map(({ label }) => label)).toEqual(['Shields Down'])
  })
})

describe('type advantages in named raids', () => {
  const advantages = (selection: Selection) => view(selection).typeAdvantages

  test('5★ Blissey: Seismic Toss adds no advantage to those of Dazzling Gleam', () => {
    expect(advantages({ tier: '5', region: 'Paldea', boss: 'Blissey' })).toEqual([
      'Dark',
      'Dragon',
      'Fighting',
    ])
  })

  test('5★ Glalie: Freeze-Dry adds Water', () => {
    expect(advantages({ tier: '5', region: 'Paldea', boss: 'Glalie' })).toContain('Water')
  })

  test('6★ Tauros: Raging Bull of the Combat Breed is Fighting', () => {
    const { moves } = view({ tier: '6', region: 'Paldea', boss: 'Tauros' })
    expect(moves.find(({ name }) => name === 'Raging Bull')).toMatchObject({
      type: 'Fighting',
      beats: ['Dark', 'Ice', 'Normal', 'Rock', 'Steel'],
    })
  })

  test('6★ Sylveon: its Tera Blast has the Tera type, and counts only for the Tera advantages', () => {
    const sylveon: Selection = { tier: '6', region: 'Paldea', boss: 'Sylveon', teraType: 'Fire' }
    expect(view(sylveon).moves.find(({ name }) => name === 'Tera Blast')).toMatchObject({
      type: 'Fire',
      beats: ['Bug', 'Grass', 'Ice', 'Steel'],
    })
    expect(advantages(sylveon)).toEqual(advantages({ ...sylveon, teraType: undefined }))
  })
})
