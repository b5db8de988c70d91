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
  /** The form that enters battle, if this form only appears during it. A few forms of older games have several. */
  readonly battleOnly?: string | readonly string[] | undefined
  readonly changesFrom?: string | undefined
  readonly requiredItem?: string | undefined
  readonly requiredItems?: readonly string[] | undefined
  readonly requiredTeraType?: string | undefined
}

/** Tables of a generation that forms are looked up in. */
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

/** The form that enters battle instead of a form that only appears during it; `undefined` for any other form. */
export function formEntering(form: DexForm, tables: FormTables): string | undefined {
  const { battleOnly } = form
  if (typeof battleOnly !== 'string' || itemOfForm(form, tables) !== undefined) return undefined
  return tables.species.get(battleOnly)?.name
}

// Zacian-Crowned has its form, which its item causes, from the start of a battle. Ogerpon-Wellspring-Tera needs more than
// its mask, which Ogerpon-Wellspring holds too.
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
