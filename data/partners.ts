import * as v from 'valibot'
import { parseRecords } from './parse-records'
import partnersFile from './partners.json'
import { nonEmptyText } from './plain-values'

const partnerSchema = v.strictObject({
  name: nonEmptyText,
  ability: v.optional(nonEmptyText),
  moves: v.pipe(v.array(nonEmptyText), v.minLength(1), v.maxLength(4)),
})

/**
 * A partner that the game gives a lone player: its species and moves in the names of @pkmn/dex, and its ability where that
 * is known to act in a raid.
 */
export type Partner = v.InferOutput<typeof partnerSchema>

/** The level of all partners. */
export const PARTNER_LEVEL = 80

/** The individual values of all partners. */
export const PARTNER_INDIVIDUAL_VALUES = { hp: 31, atk: 10, def: 31, spa: 10, spd: 31, spe: 31 } as const

/** The effort values of all partners. */
export const PARTNER_EFFORT_VALUES = { hp: 252, def: 128, spd: 128 } as const

/**
 * The partners of whom a lone player meets three. They hold nothing.
 * Source: the game's table of trainers, `raid_assist_NPC_35` to `raid_assist_NPC_52`.
 */
export const partners: readonly Partner[] = parseRecords(
  'data/partners.json',
  v.array(partnerSchema),
  partnersFile,
)
