import {
  array,
  literal,
  maxLength,
  number,
  object,
  record,
  safeParse,
  strictObject,
  string,
  tuple,
  unknown,
} from 'zod/mini'

/** Maximum templates, and keys per template. Real strategies have far fewer. */
const MOST_OF_TEMPLATES = 100

const fileSchema = object({
  f: literal('cjson'),
  t: array(tuple([number()], string()).check(maxLength(MOST_OF_TEMPLATES))).check(
    maxLength(MOST_OF_TEMPLATES),
  ),
  v: unknown(),
})

const entrySchema = strictObject({ '': tuple([number()], unknown()) })
const plainSchema = record(string(), unknown())

/** Maximum depth. Shared strategies nest less deeply. */
const DEEPEST = 20

/**
 * Expands CJSON to plain JSON. Returns any other value unchanged. Throws if the value nests too deeply.
 *
 * CJSON lists the keys of similar objects once. `t` contains templates, each with the number of the template that it
 * extends (1-based, 0 for none). An object contains the number of its template, and its values.
 * Source: http://stevehanov.ca/blog/index.php?id=104
 */
export function plainJson(value: unknown): unknown {
  const file = safeParse(fileSchema, value)
  return file.success ? expanded(file.data.v, keysOf(file.data.t), 0) : value
}

/** Returns the keys of each template, after the keys of the template that it extends. */
function keysOf(templates: readonly (readonly [number, ...string[]])[]): readonly (readonly string[])[] {
  const keys = (place: number, depth: number): readonly string[] => {
    const [parent, ...own] = templates[place - 1] ?? [0]
    // Stop at templates that extend each other in a circle.
    return parent > 0 && depth < DEEPEST ? [...keys(parent, depth + 1), ...own] : own
  }
  return templates.map((_, place) => keys(place + 1, 0))
}

function expanded(value: unknown, templates: readonly (readonly string[])[], depth: number): unknown {
  if (depth > DEEPEST) throw new Error('It nests too deep')
  const inside = (one: unknown) => expanded(one, templates, depth + 1)
  if (Array.isArray(value)) return value.map(inside)
  const entry = safeParse(entrySchema, value)
  if (entry.success) {
    const [template, ...values] = entry.data['']
    const keys = templates[template - 1] ?? []
    return Object.fromEntries(values.map((one, place) => [keys[place] ?? '', inside(one)]))
  }
  const plain = safeParse(plainSchema, value)
  if (!plain.success) return value
  return Object.fromEntries(Object.entries(plain.data).map(([key, one]) => [key, inside(one)]))
}
