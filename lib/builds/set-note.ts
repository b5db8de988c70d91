import type { TeraTypeName } from './tera-types'

/** A difference between a build and its set, without words. Names are from @pkmn/dex. */
export type SetNote =
  /** The form begins only during a battle, which the species enters. */
  | { readonly kind: 'battle form'; readonly form: string; readonly species: string }
  /** The species can have no other Tera type. */
  | { readonly kind: 'only Tera type'; readonly species: string; readonly teraType: TeraTypeName }
  /** The item makes the species. */
  | { readonly kind: 'form by item'; readonly species: string; readonly item: string }
  /** The species always holds the item, which is not `given`. */
  | {
      readonly kind: 'item of form'
      readonly species: string
      readonly item: string
      readonly given: string | undefined
    }
  /** The item does nothing in battle. */
  | { readonly kind: 'useless item'; readonly item: string }
  /** The set says that its ability does not matter. */
  | { readonly kind: 'no ability'; readonly ability: string }
