import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Fields {
  readonly [field: string]: number | boolean | Fields
}

export interface MadeUpEvent {
  readonly folder: string
  readonly id: number
  readonly rows: readonly Fields[]
  readonly crystals?: Fields
  readonly suffix?: string
  readonly fixed?: readonly Fields[]
  readonly lottery?: readonly Fields[]
}

const STATS = { HP: 0, ATK: 0, DEF: 0, SPA: 0, SPD: 0, SPE: 0 }
const PERFECT = { HP: 31, ATK: 31, DEF: 31, SPA: 31, SPD: 31, SPE: 31 }
const NO_ACTION = { Timing: 0, Action: 0, Value: 0, Wazano: 0 }

/**
 * 7★ Snorlax with Tera type Ice, Adamant, male: uses Curse (174) at 80% HP, and resets the players at half of the time.
 */
export const SNORLAX = {
  ...{ RomVer: 0, No: 1, DeliveryGroupID: 1, Difficulty: 7, Rate: 1, DropTableFix: 7, DropTableRandom: 8 },
  ...{ CaptureRate: 2, CaptureLv: 100 },
  BossPokePara: {
    ...{ DevId: 143, FormId: 0, Sex: 1, Item: 0, Level: 100 },
    ...{ Waza1: { WazaId: 34 }, Waza2: { WazaId: 89 }, Waza3: { WazaId: 8 }, Waza4: { WazaId: 0 } },
    ...{ GemType: 16, Seikaku: 4, Tokusei: 4 },
    ...{ TalentType: 2, TalentValue: PERFECT, TalentVnum: 0, EffortValue: STATS },
    ...{ RareType: 1, ScaleType: 6, ScaleValue: 128 },
  },
  BossDesc: {
    ...{ HpCoef: 3500, PowerChargeTrigerHp: 90, PowerChargeTrigerTime: 80, PowerChargeCancelDamage: 30 },
    ...{ PowerChargeDamageRate: 20, PowerChargeGemDamageRate: 70, PowerChargeChangeGemDamageRate: 30 },
    ExtraAction1: { Timing: 2, Action: 3, Value: 80, Wazano: 174 },
    ExtraAction2: { Timing: 1, Action: 2, Value: 50, Wazano: 0 },
    ...{ ExtraAction3: NO_ACTION, ExtraAction4: NO_ACTION, ExtraAction5: NO_ACTION, ExtraAction6: NO_ACTION },
    ...{ DoubleActionTriggerHp: 40, DoubleActionTriggerTime: 0, DoubleActionRate: 50 },
  },
  TimeDesc: { IsActive: true, GameLimit: 500 },
}

/** 5★ Tinkaton, whose number in the game is 1002, in Violet, with any Tera type. */
export const TINKATON = changed(SNORLAX, {
  ...{ RomVer: 2, DeliveryGroupID: 2, Difficulty: 5, CaptureRate: 1, CaptureLv: 75 },
  BossPokePara: {
    ...{ DevId: 1002, Sex: 0, Level: 75, GemType: 1, Seikaku: 0, Tokusei: 1 },
    ...{ TalentType: 1, TalentValue: STATS, TalentVnum: 4, RareType: 0, ScaleType: 0, ScaleValue: 0 },
  },
  BossDesc: { HpCoef: 2000, DoubleActionTriggerHp: 0, DoubleActionRate: 0 },
  TimeDesc: { IsActive: false, GameLimit: 300 },
})

export const EASIER_TINKATON = changed(TINKATON, { Difficulty: 4 })

export const FIXED = {
  TableName: 7,
  RewardItem00: { Category: 0, SubjectType: 0, ItemID: 49, Num: 5 },
  RewardItem01: { Category: 0, SubjectType: 3, ItemID: 1606, Num: 1 },
  RewardItem02: { Category: 0, SubjectType: 0, ItemID: 0, Num: 0 },
}

export const LOTTERY = {
  TableName: 8,
  RewardItem00: { Category: 2, ItemID: 0, Num: 10, Rate: 60, RareItemFlag: false },
  RewardItem01: { Category: 0, ItemID: 2183, Num: 1, Rate: 40, RareItemFlag: true },
  RewardItem02: { Category: 0, ItemID: 0, Num: 0, Rate: 0, RareItemFlag: false },
}

const EMPTY_ROW = { Difficulty: 0, BossPokePara: { DevId: 0, Level: 0 } }

export function changed(fields: Fields, differing: Fields): Fields {
  const within = Object.entries(differing).map(([field, value]) => {
    const before = fields[field]
    return [field, typeof value === 'object' && typeof before === 'object' ? changed(before, value) : value]
  })
  return { ...fields, ...Object.fromEntries(within) }
}

export async function writeMadeUpEvent({
  folder,
  id,
  rows,
  crystals,
  suffix = '_3_0_0',
  fixed,
  lottery,
}: MadeUpEvent) {
  const json = join(folder, 'Json')
  await mkdir(json, { recursive: true })
  const groups = { GroupID01: 1, GroupID02: 5, GroupID03: 0 }
  const files = {
    raid_enemy_array: [...rows, EMPTY_ROW].map((Info) => ({ Info })),
    raid_priority_array: [{ VersionNo: id, GroupID: { Groups: crystals ?? groups } }],
    fixed_reward_item_array: fixed ?? [FIXED],
    lottery_reward_item_array: lottery ?? [LOTTERY],
  }
  for (const [file, Table] of Object.entries(files))
    await writeFile(join(json, `${file}${suffix}.json`), JSON.stringify({ Table }))
}
