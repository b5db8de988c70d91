import * as v from 'valibot'
import { count, finiteNumber } from '@/data/plain-values'
import { MOVE_ROLES } from '@/lib/plans/raid-plans'
import { TEAM_ROLES } from '@/lib/teams/raid-team'
import { planSchema } from './plan-schema'

const memberSchema = v.object({
  /** Its place in its player's box. */
  place: count,
  role: v.picklist(TEAM_ROLES),
  plan: planSchema,
  /** What each of its moves is for. */
  roles: v.pipe(v.array(v.picklist(MOVE_ROLES)), v.readonly()),
})

const choiceSchema = v.variant('kind', [
  v.object({ kind: v.literal('move'), move: count, ally: v.optional(count), terastallize: v.boolean() }),
  v.object({ kind: v.literal('cheer'), cheer: v.picklist(['attack', 'defense', 'heal']) }),
])

const openingSchema = v.pipe(
  v.array(v.pipe(v.array(v.object({ raider: count, choice: choiceSchema })), v.readonly())),
  v.readonly(),
)

/** A team out of players' boxes, one of each in their order, with its figures as `RankedTeam` has them. */
export const gatheredSchema = v.object({
  members: v.pipe(v.array(memberSchema), v.readonly()),
  opening: openingSchema,
  chance: finiteNumber,
  turns: finiteNumber,
  faints: finiteNumber,
  lowestHp: finiteNumber,
})

/** A team out of players' boxes. */
export type GatheredTeam = v.InferOutput<typeof gatheredSchema>
