import { graphql } from 'graphql'
import { createCreatureSchema } from './schema'

const schema = createCreatureSchema()

async function answerTo(source: string) {
  const { data, errors } = await graphql({ schema, source })
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data))
}

function learnsetOf(pokemon: string, list: string) {
  return answerTo(
    `{ getPokemon(pokemon: ${pokemon}) { learnsets { generation8 { ${list} { generation move { key } } } } } }`,
  ).then(({ getPokemon }) => getPokemon.learnsets.generation8[list])
}

test('a species has its stats under the names of the API', async () => {
  await expect(
    answerTo('{ getPokemon(pokemon: garchomp) { num baseStats { specialattack specialdefense speed } } }'),
  ).resolves.toEqual({
    getPokemon: { num: 445, baseStats: { specialattack: 80, specialdefense: 85, speed: 102 } },
  })
})

test('an ability has no long description if it equals the short description', async () => {
  await expect(
    answerTo(
      '{ getPokemon(pokemon: lycanrocdusk) { abilities { first { desc shortDesc } hidden { key } } } }',
    ),
  ).resolves.toEqual({
    getPokemon: {
      abilities: {
        first: {
          desc: null,
          shortDesc: "This Pokemon's contact moves have their power multiplied by 1.3.",
        },
        hidden: null,
      },
    },
  })
})

test('a relative without a key in the API has the key of its base species', async () => {
  await expect(
    answerTo('{ getPokemon(pokemon: lycanrocdusk) { preevolutions { key } evolutions { key } } }'),
  ).resolves.toEqual({ getPokemon: { preevolutions: [{ key: 'rockruff' }], evolutions: null } })
})

test('each generation lists only its own ways to learn a move', async () => {
  await expect(learnsetOf('garchomp', 'tutorMoves')).resolves.toContainEqual({
    generation: 8,
    move: { key: 'scaleshot' },
  })
  await expect(learnsetOf('kingambit', 'levelUpMoves')).resolves.toEqual([])
})

test.each([
  ['surf', { basePower: '90', accuracy: 100 }],
  ['willowisp', { basePower: '0', accuracy: 85 }],
  ['aurasphere', { basePower: '80', accuracy: 100 }],
  ['seismictoss', { basePower: 'level', accuracy: 100 }],
])('the move %s has %j', async (move, fields) => {
  await expect(answerTo(`{ getMove(move: ${move}) { basePower accuracy } }`)).resolves.toEqual({
    getMove: fields,
  })
})
