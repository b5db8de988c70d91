import * as z from 'zod/mini'
import type { BattleEvent } from '@/lib/battle/model/events'
import { STATUSES } from '@/lib/battle/model/terms'

const who = z.int()
const text = z.string()
const number = z.number()

/** All kinds of events: one that is not here does not compile. */
const EVENTS: {
  readonly [Kind in BattleEvent['kind']]: z.ZodMiniType<Extract<BattleEvent, { kind: Kind }>>
} = {
  uses: z.object({ kind: z.literal('uses'), by: who, move: text }),
  fails: z.object({ kind: z.literal('fails'), by: who, why: text }),
  misses: z.object({ kind: z.literal('misses'), by: who, on: who }),
  unaffected: z.object({ kind: z.literal('unaffected'), who, why: text }),
  damage: z.object({ kind: z.literal('damage'), to: who, amount: number, critical: z.boolean() }),
  hurt: z.object({ kind: z.literal('hurt'), who, amount: number, by: text }),
  heals: z.object({ kind: z.literal('heals'), who, amount: number, by: text }),
  stage: z.object({
    kind: z.literal('stage'),
    who,
    stage: z.enum(['atk', 'def', 'spa', 'spd', 'spe', 'accuracy', 'evasion']),
    by: z.int(),
  }),
  status: z.object({
    kind: z.literal('status'),
    who,
    status: z.enum(STATUSES),
  }),
  cured: z.object({ kind: z.literal('cured'), who, of: text }),
  volatile: z.object({ kind: z.literal('volatile'), who, id: text }),
  'item gone': z.object({ kind: z.literal('item gone'), who, item: text }),
  'item handed over': z.object({ kind: z.literal('item handed over'), by: who, to: who, item: text }),
  ability: z.object({ kind: z.literal('ability'), who, ability: text }),
  field: z.object({ kind: z.literal('field'), effect: text, who: z.union([who, z.undefined()]) }),
  'field ends': z.object({ kind: z.literal('field ends'), effect: text, who: z.union([who, z.undefined()]) }),
  mimics: z.object({ kind: z.literal('mimics'), who, move: text }),
  transforms: z.object({ kind: z.literal('transforms'), who, into: text }),
  'shield up': z.object({ kind: z.literal('shield up') }),
  'shield broken': z.object({ kind: z.literal('shield broken') }),
  scripted: z.object({
    kind: z.literal('scripted'),
    action: z.enum(['move', 'orb', 'boss reset', 'player reset']),
    move: z.union([text, z.undefined()]),
  }),
  charge: z.object({ kind: z.literal('charge'), who, charge: number }),
  terastallizes: z.object({ kind: z.literal('terastallizes'), who }),
  cheer: z.object({ kind: z.literal('cheer'), by: who, cheer: z.enum(['attack', 'defense', 'heal']) }),
  faints: z.object({ kind: z.literal('faints'), who, seconds: number }),
  returns: z.object({ kind: z.literal('returns'), who }),
  won: z.object({ kind: z.literal('won') }),
  lost: z.object({ kind: z.literal('lost') }),
}

const eventSchema: z.ZodMiniType<BattleEvent> = z.union(Object.values(EVENTS))

const standingSchema = z.object({
  boss: z.object({ species: text, hpShare: number, shield: z.union([number, z.undefined()]) }),
  raiders: z.readonly(
    z.array(
      z.object({
        species: text,
        hp: number,
        maxHp: number,
        teraCharge: number,
        terastallized: z.boolean(),
      }),
    ),
  ),
  secondsLeft: number,
})

/** A battle that the engine tells, as data: the language of the page says it. */
export const battleSchema = z.object({
  turns: z.readonly(
    z.array(z.object({ turn: z.int(), events: z.readonly(z.array(eventSchema)), after: standingSchema })),
  ),
  end: z.discriminatedUnion('won', [
    z.object({ won: z.literal(true), turns: z.int() }),
    z.object({ won: z.literal(false), bossHpShare: number }),
  ]),
})
