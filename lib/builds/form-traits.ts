import { TERA_TYPE_NAMES, type TeraTypeName } from './tera-types'

export interface FormTraits {
  readonly teraType?: TeraTypeName
  /** The item that causes the form, and the species without that item. */
  readonly holds?: { readonly item: string; readonly without: string }
}

export interface DexForm {
  readonly name: string
  readonly baseSpecies: string
  /** Set if this form only appears during battle. A few forms of older games have several entering forms. */
  readonly battleOnly?: string | readonly string[] | undefined
  readonly changesFrom?: string | undefined
  readonly requiredItem?: string | undefined
  readonly requiredItems?: readonly string[] | undefined
  readonly requiredTeraType?: string | undefined
}

export interface FormTables {
  readonly species: { get(name: string): DexForm | undefined }
  readonly items: { get(name: string): { readonly name: string } | undefined }
}

export function traitsOfForm(form: DexForm, tables: FormTables): FormTraits {
  const teraType = TERA_TYPE_NAMES.find((type) => type === form.requiredTeraType)
  const item = itemOfForm(form, tables)
  return {
    ...(teraType && { teraType }),
    ...(item !== undefined && { holds: { item, without: withoutItem(form) } }),
  }
}

/** Returns the form that enters battle instead of a form that only appears during battle; otherwise `undefined`. */
export function formEntering(form: DexForm, tables: FormTables): string | undefined {
  const { battleOnly } = form
  if (typeof battleOnly !== 'string' || itemOfForm(form, tables) !== undefined) return undefined
  return tables.species.get(battleOnly)?.name
}

// Zacian-Crowned enters battle in its form, because of its item. Ogerpon-Wellspring-Tera needs more than its mask,
// because Ogerpon-Wellspring also holds that mask.
function itemOfForm(form: DexForm, { species, items }: FormTables): string | undefined {
  const formItems = itemsOf(form)
  const itemsWithout = itemsOf(species.get(withoutItem(form)))
  const formItem = formItems.find((item) => !itemsWithout.includes(item) && items.get(item) !== undefined)
  return formItem && items.get(formItem)?.name
}

function itemsOf(form: DexForm | undefined): readonly string[] {
  return form?.requiredItems ?? (form?.requiredItem === undefined ? [] : [form.requiredItem])
}

function withoutItem({ battleOnly, changesFrom, baseSpecies }: DexForm): string {
  return changesFrom ?? (typeof battleOnly === 'string' ? battleOnly : baseSpecies)
}
