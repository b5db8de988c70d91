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

/** Templates, and keys per template. Real strategies have far fewer. */
const MAX_TEMPLATES = 100

const fileSchema = object({
  f: literal('cjson'),
  t: array(tuple([number()], string()).check(maxLength(MAX_TEMPLATES))).check(maxLength(MAX_TEMPLATES)),
  v: unknown(),
})

const entrySchema = strictObject({ '': tuple([number()], unknown()) })
const plainSchema = record(string(), unknown())

const MAX_DEPTH = 20

/**
 * Expands CJSON to plain JSON. Returns any other value unchanged. Throws if the value nests too deeply. CJSON lists the
 * keys of similar objects once. `t` contains templates, each with the 1-based number of the template that it extends (0
 * for none). An object contains the number of its template, and its values. Source:
 * http://stevehanov.ca/blog/index.php?id=104
 */
export function plainJson(value: unknown): unknown {
  const file = safeParse(fileSchema, value)
  return file.success ? expand(file.data.v, keysOf(file.data.t), 0) : value
}

function keysOf(templates: readonly (readonly [number, ...string[]])[]): readonly (readonly string[])[] {
  const keys = (number: number, depth: number): readonly string[] => {
    const [parent, ...ownKeys] = templates[number - 1] ?? [0]
    // Stop at templates that extend each other in a circle.
    return parent > 0 && depth < MAX_DEPTH ? [...keys(parent, depth + 1), ...ownKeys] : ownKeys
  }
  return templates.map((_, index) => keys(index + 1, 0))
}

function expand(value: unknown, templates: readonly (readonly string[])[], depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error('It nests too deep')
  const expandInside = (child: unknown) => expand(child, templates, depth + 1)
  if (Array.isArray(value)) return value.map(expandInside)
  const entry = safeParse(entrySchema, value)
  if (entry.success) {
    const [template, ...values] = entry.data['']
    const keys = templates[template - 1] ?? []
    return Object.fromEntries(values.map((child, index) => [keys[index] ?? '', expandInside(child)]))
  }
  const plain = safeParse(plainSchema, value)
  if (!plain.success) return value
  return Object.fromEntries(Object.entries(plain.data).map(([key, child]) => [key, expandInside(child)]))
}
