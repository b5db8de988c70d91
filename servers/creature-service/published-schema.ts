import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Kind, parse } from 'graphql'

// The package exports only its code, so its schema is found relative to its code.
const PACKAGE_ENTRY = createRequire(import.meta.url).resolve('@favware/graphql-pokemon')
const SCHEMA_FOLDER = join(dirname(PACKAGE_ENTRY), '../../../graphql')

/** In GraphQL's schema language. */
export const publishedSchema = ['enums', 'resolvers', 'schema']
  .map((name) => readFileSync(join(SCHEMA_FOLDER, `${name}.graphql`), 'utf8'))
  .join('\n')

export const publishedCreatureKeys: ReadonlySet<string> = new Set(valuesOfEnum('PokemonEnum'))

function valuesOfEnum(name: string): string[] {
  return parse(publishedSchema, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === name
      ? (definition.values ?? []).map((value) => value.name.value)
      : [],
  )
}
