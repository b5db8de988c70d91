import { type Move, shippedMoves } from '@/data/shipped/shipped'
import { type MoveUser, moveInBattle, superEffectiveOn, typeAdvantages } from './move-in-battle'

function move(key: string): Move {
  const shipped = shippedMoves[key]
  if (!shipped) throw new Error(`no move ${key}`)
  return shipped
}

const typeOf = (key: string, user: MoveUser) => moveInBattle(move(key), user).type

// Sources: the page of each move on https://bulbapedia.bulbagarden.net
describe('the type of a move', () => {
  test('is its own for most moves', () => {
    expect(typeOf('surf', { types: ['Ground'], teraType: 'Fire' })).toBe('Water')
  })

  test('of Raging Bull is the type of the Tauros form', () => {
    expect(typeOf('ragingbull', { types: ['Normal'] })).toBe('Normal')
    expect(typeOf('ragingbull', { types: ['Fighting'] })).toBe('Fighting')
    expect(typeOf('ragingbull', { types: ['Fighting', 'Fire'] })).toBe('Fire')
    expect(typeOf('ragingbull', { types: ['Fighting', 'Water'], teraType: 'Grass' })).toBe('Water')
  })

  test('of Tera Blast is the Tera type with any ability', () => {
    expect(typeOf('terablast', { types: ['Fairy'], ability: 'pixilate', teraType: 'Ghost' })).toBe('Ghost')
  })

  test('of a Normal move is Fairy with Pixilate and Electric with Galvanize; other moves keep their types', () => {
    expect(typeOf('hypervoice', { types: ['Fairy'], ability: 'pixilate' })).toBe('Fairy')
    expect(typeOf('bodyslam', { types: ['Rock', 'Electric'], ability: 'galvanize' })).toBe('Electric')
    expect(typeOf('moonblast', { types: ['Fairy'], ability: 'galvanize' })).toBe('Fairy')
  })
})

describe('super effective', () => {
  test.each(['nightshade', 'seismictoss', 'counter', 'metalburst'])(
    '%s is super effective against nothing',
    (key) => {
      expect(superEffectiveOn(move(key))).toEqual([])
    },
  )

  test('Freeze-Dry is super effective against Water and the types that are weak to Ice', () => {
    expect(superEffectiveOn(move('freezedry'))).toEqual(['Dragon', 'Flying', 'Grass', 'Ground', 'Water'])
  })

  test('a status move is super effective against nothing', () => {
    expect(superEffectiveOn(move('thunderwave'))).toEqual([])
  })

  test('several moves have distinct types, in alphabetical order', () => {
    expect(
      typeAdvantages([move('earthquake'), move('flamethrower'), move('earthquake'), move('counter')]),
    ).toEqual(['Bug', 'Electric', 'Fire', 'Grass', 'Ice', 'Poison', 'Rock', 'Steel'])
  })
})
