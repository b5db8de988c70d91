import { ownData } from '@/data/own-data'
import partnersFile from './partners.json'
import type { Partner } from './schema'

export type { Partner } from './schema'

export const PARTNER_LEVEL = 80

export const PARTNER_INDIVIDUAL_VALUES = { hp: 31, atk: 10, def: 31, spa: 10, spd: 31, spe: 31 } as const

export const PARTNER_EFFORT_VALUES = { hp: 252, def: 128, spd: 128 } as const

/**
 * Three of these NPCs' Pokémon join a lone player. They hold no items.
 * Source: the game's table of trainers, `raid_assist_NPC_35` to `raid_assist_NPC_52`.
 */
export const partners: readonly Partner[] = ownData(partnersFile)
