import * as v from 'valibot'
import { finiteNumber, integer } from '@/data/plain-values'
import type { BattleEvent } from '@/lib/battle/model/events'
import { STATUSES } from '@/lib/battle/model/terms'

const who = integer
const text = v.string()

type Events = {
  readonly [Kind in BattleEvent['kind']]: v.GenericSchema<unknown, Extract<BattleEvent, { kind: Kind }>>
}

/** All kinds of events: one that is not here does not compile. */
const EVENTS = {
  uses: v.object({ kind: v.literal('uses'), by: who, move: text }),
  fails: v.object({ kind: v.literal('fails'), by: who, why: text }),
  misses: v.object({ kind: v.literal('misses'), by: who, on: who }),
  unaffected: v.object({ kind: v.literal('unaffected'), who, why: text }),
  damage: v.object({ kind: v.literal('damage'), to: who, amount: finiteNumber, critical: v.boolean() }),
  hurt: v.object({ kind: v.literal('hurt'), who, amount: finiteNumber, by: text }),
  heals: v.object({ kind: v.literal('heals'), who, amount: finiteNumber, by: text }),
  stage: v.object({
    kind: v.literal('stage'),
    who,
    stage: v.picklist(['atk', 'def', 'spa', 'spd', 'spe', 'accuracy', 'evasion']),
    by: integer,
  }),
  status: v.object({
    kind: v.literal('status'),
    who,
    status: v.picklist(STATUSES),
  }),
  cured: v.object({ kind: v.literal('cured'), who, of: text }),
  volatile: v.object({ kind: v.literal('volatile'), who, id: text }),
  'item gone': v.object({ kind: v.literal('item gone'), who, item: text }),
  'item handed over': v.object({ kind: v.literal('item handed over'), by: who, to: who, item: text }),
  ability: v.object({ kind: v.literal('ability'), who, ability: text }),
  field: v.object({ kind: v.literal('field'), effect: text, who: v.undefinedable(who) }),
  'field ends': v.object({ kind: v.literal('field ends'), effect: text, who: v.undefinedable(who) }),
  mimics: v.object({ kind: v.literal('mimics'), who, move: text }),
  transforms: v.object({ kind: v.literal('transforms'), who, into: text }),
  'shield up': v.object({ kind: v.literal('shield up') }),
  'shield broken': v.object({ kind: v.literal('shield broken') }),
  scripted: v.object({
    kind: v.literal('scripted'),
    action: v.picklist(['move', 'orb', 'boss reset', 'player reset']),
    move: v.undefinedable(text),
  }),
  charge: v.object({ kind: v.literal('charge'), who, charge: finiteNumber }),
  terastallizes: v.object({ kind: v.literal('terastallizes'), who }),
  cheer: v.object({ kind: v.literal('cheer'), by: who, cheer: v.picklist(['attack', 'defense', 'heal']) }),
  faints: v.object({ kind: v.literal('faints'), who, seconds: finiteNumber }),
  returns: v.object({ kind: v.literal('returns'), who }),
  won: v.object({ kind: v.literal('won') }),
  lost: v.object({ kind: v.literal('lost') }),
} satisfies Events

const eventSchema = v.variant('kind', Object.values(EVENTS))

const standingSchema = v.object({
  boss: v.object({ species: text, hpShare: finiteNumber, shield: v.undefinedable(finiteNumber) }),
  raiders: v.pipe(
    v.array(
      v.object({
        species: text,
        hp: finiteNumber,
        maxHp: finiteNumber,
        teraCharge: finiteNumber,
        terastallized: v.boolean(),
      }),
    ),
    v.readonly(),
  ),
  secondsLeft: finiteNumber,
})

/** A battle that the engine tells, as data: the language of the page says it. */
export const battleSchema = v.object({
  turns: v.pipe(
    v.array(
      v.object({ turn: integer, events: v.pipe(v.array(eventSchema), v.readonly()), after: standingSchema }),
    ),
    v.readonly(),
  ),
  end: v.variant('won', [
    v.object({ won: v.literal(true), turns: integer }),
    v.object({ won: v.literal(false), bossHpShare: finiteNumber }),
  ]),
})
