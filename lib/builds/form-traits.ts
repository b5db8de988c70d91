import { TERA_TYPE_NAMES, type TeraTypeName } from './tera-types'

/** The Tera type and item that a form of a Pokémon always has. */
export interface FormTraits {
  /** Its only Tera type. */
  readonly teraType?: TeraTypeName
  /** The item that makes the form, and the species without that item. */
  readonly holds?: { readonly item: string; readonly without: string }
}

/** A form, as @pkmn/dex describes it. */
export interface DexForm {
  readonly name: string
  readonly baseSpecies: string
  /** The form that enters a battle, if this one begins during it. Several for a few forms of older games. */
  readonly battleOnly?: string | readonly string[] | undefined
  readonly changesFrom?: string | undefined
  readonly requiredItem?: string | undefined
  readonly requiredItems?: readonly string[] | undefined
  readonly requiredTeraType?: string | undefined
}

/** The tables of a generation that forms are looked up in. */
export interface FormTables {
  readonly species: { get(name: string): DexForm | undefined }
  readonly items: { get(name: string): { readonly name: string } | undefined }
}

/** The Tera type and item that a form always has. */
export function traitsOfForm(form: DexForm, tables: FormTables): FormTraits {
  const teraType = TERA_TYPE_NAMES.find((type) => type === form.requiredTeraType)
  const item = itemOfForm(form, tables)
  return {
    ...(teraType && { teraType }),
    ...(item !== undefined && { holds: { item, without: withoutItem(form) } }),
  }
}

/** The form that enters a battle, of a form that begins only during it; `undefined` for any other form. */
export function formEntering(form: DexForm, tables: FormTables): string | undefined {
  const { battleOnly } = form
  if (typeof battleOnly !== 'string' || itemOfForm(form, tables) !== undefined) return undefined
  return tables.species.get(battleOnly)?.name
}

// A form that its item makes has it from the start of a battle: Zacian-Crowned. Ogerpon-Wellspring-Tera needs more than
// the mask, which Ogerpon-Wellspring holds too.
function itemOfForm(form: DexForm, { species, items }: FormTables): string | undefined {
  const own = itemsOf(form)
  const other = itemsOf(species.get(withoutItem(form)))
  const makes = own.find((item) => !other.includes(item) && items.get(item) !== undefined)
  return makes && items.get(makes)?.name
}

function itemsOf(form: DexForm | undefined): readonly string[] {
  return form?.requiredItems ?? (form?.requiredItem === undefined ? [] : [form.requiredItem])
}

function withoutItem({ battleOnly, changesFrom, baseSpecies }: DexForm): string {
  return changesFrom ?? (typeof battleOnly === 'string' ? battleOnly : baseSpecies)
}
