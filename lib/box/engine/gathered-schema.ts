import * as z from 'zod/mini'
import { MOVE_ROLES } from '@/lib/plans/raid-plans'
import { TEAM_ROLES } from '@/lib/teams/raid-team'
import { planSchema } from './plan-schema'

const place = z.int().check(z.nonnegative())

const memberSchema = z.object({
  /** Its place in its player's box. */
  place,
  role: z.enum(TEAM_ROLES),
  plan: planSchema,
  /** What each of its moves is for. */
  roles: z.readonly(z.array(z.enum(MOVE_ROLES))),
})

const choiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), move: place, ally: z.optional(place), terastallize: z.boolean() }),
  z.object({ kind: z.literal('cheer'), cheer: z.enum(['attack', 'defense', 'heal']) }),
])

const openingSchema = z.readonly(
  z.array(z.readonly(z.array(z.object({ raider: place, choice: choiceSchema })))),
)

/** A team out of players' boxes, one of each in their order, with its figures as `RankedTeam` has them. */
export const gatheredSchema = z.object({
  members: z.readonly(z.array(memberSchema)),
  opening: openingSchema,
  chance: z.number(),
  turns: z.number(),
  faints: z.number(),
  lowestHp: z.number(),
})

/** A team out of players' boxes. */
export type GatheredTeam = z.infer<typeof gatheredSchema>
