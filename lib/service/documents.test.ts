import { buildSchema, parse, validate } from 'graphql'
import { publishedSchema } from '@/servers/creature-service/published-schema'
import { GET_MOVE, GET_POKEMON } from './documents'

const schema = buildSchema(publishedSchema)

test.each([
  ['GetPokemon', GET_POKEMON],
  ['getMove', GET_MOVE],
])(
  '%s is one operation of this name, and valid in the schema that the service publishes',
  (name, document) => {
    const parsed = parse(document)
    expect(parsed.definitions[0]).toMatchObject({ operation: 'query', name: { value: name } })
    expect(validate(schema, parsed)).toEqual([])
  },
)

test('a field that the service does not publish is an error', () => {
  expect(validate(schema, parse(GET_MOVE.replace('basePower', 'power')))).toHaveLength(1)
})
