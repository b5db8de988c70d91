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

/** A strategy has ten templates, and the longest fifteen keys. */
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

/** Nothing that is shared nests deeper. */
const DEEPEST = 20

/**
 * A value that may be in CJSON, as plain JSON. In CJSON the keys of like objects are listed once: `t` has templates, each
 * with the place of the one that it extends, from 1, or 0 for none; an object is its template's place and its values.
 * Anything else stays as it is. Throws for what nests too deep.
 * Source: http://stevehanov.ca/blog/index.php?id=104
 */
export function plainJson(value: unknown): unknown {
  const file = safeParse(fileSchema, value)
  return file.success ? expanded(file.data.v, keysOf(file.data.t), 0) : value
}

/** The keys of each template, after the keys of the template that it extends. */
function keysOf(templates: readonly (readonly [number, ...string[]])[]): readonly (readonly string[])[] {
  const keys = (place: number, depth: number): readonly string[] => {
    const [parent, ...own] = templates[place - 1] ?? [0]
    // Templates that extend each other in a circle end here.
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
