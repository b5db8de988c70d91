import { knownNamesOf } from '@/lib/builds/known-names'
import { generation9 } from './generation'

/** The names of Scarlet and Violet that a pasted set may use. */
export const knownNames = knownNamesOf(generation9)
