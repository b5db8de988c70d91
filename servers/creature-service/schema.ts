import { GraphQLError, isObjectType } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { publishedSchema } from './published-schema'
import { creatureResolvers, learnsetResolvers, moveResolvers } from './resolvers'

type Resolvers = NonNullable<Parameters<typeof createSchema>[0]['resolvers']>

/**
 * Returns the published schema, with data from @pkmn/dex for the two operations of this site. Other fields return a
 * GraphQL error that says so.
 *
 * @param instead resolvers that replace the correct ones
 */
export function createCreatureSchema(instead: Resolvers = []) {
  const schema = createSchema({
    typeDefs: publishedSchema,
    resolvers: [creatureResolvers, learnsetResolvers, moveResolvers, instead].flat(),
  })
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= () => refuse(`${type.name}.${field.name}`)
    }
  }
  return schema
}

function refuse(field: string): never {
  throw new GraphQLError(`${field} is not served by the local Pokémon API.`)
}
