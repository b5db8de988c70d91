import type { TeraTypeName } from './tera-types'

/** Names are from @pkmn/dex. */
export type SetNote =
  | { readonly kind: 'battle form'; readonly form: string; readonly species: string }
  | { readonly kind: 'only Tera type'; readonly species: string; readonly teraType: TeraTypeName }
  | { readonly kind: 'form by item'; readonly species: string; readonly item: string }
  /** The species always holds `item`, not the `given` item. */
  | {
      readonly kind: 'item of form'
      readonly species: string
      readonly item: string
      readonly given: string | undefined
    }
  | { readonly kind: 'useless item'; readonly item: string }
  | { readonly kind: 'no ability'; readonly ability: string }
