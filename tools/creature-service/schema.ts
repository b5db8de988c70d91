import { GraphQLError, isObjectType } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { creatureResolvers } from './creature-resolvers'
import { learnsetResolvers } from './learnset-resolvers'
import { moveResolvers } from './move-resolvers'
import { publishedSchema } from './published-schema'

/**
 * The schema that the creature service publishes, answered from @pkmn/dex as far as the two operations of this product
 * go. Every field beyond that answers a GraphQL error which says so.
 */
export function createCreatureSchema() {
  const schema = createSchema({
    typeDefs: publishedSchema,
    resolvers: [creatureResolvers, learnsetResolvers, moveResolvers],
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
  throw new GraphQLError(`${field} is not served by the local creature service.`)
}
