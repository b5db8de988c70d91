/** A sentence with links in it: text, and links by the name of what they lead to. */
export type LinkedText<To extends string> = readonly (string | { readonly to: To; readonly text: string })[]
