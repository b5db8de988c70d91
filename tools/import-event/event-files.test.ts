import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEvent } from './event-files'
import {
  changed,
  FIXED,
  type Fields,
  LOTTERY,
  type MadeUpEvent,
  SNORLAX,
  TINKATON,
  writeMadeUpEvent,
} from './made-up-event'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'event-files-'))
  folder = join(parent, '149 Snorlax the Unrivaled')
})

afterEach(() => rm(parent, { recursive: true }))

type Differing = Partial<Omit<MadeUpEvent, 'folder'>>

async function writeEvent(differing: Differing = {}) {
  await writeMadeUpEvent({ id: 20261120, rows: [SNORLAX, TINKATON], ...differing, folder })
}

const fileNamed = (file: string) => join(folder, 'Json', `${file}_3_0_0.json`)

describe('a fault in the row of a raid is reported with file, row and field', () => {
  const boss = (BossDesc: Fields) => ({ BossDesc })
  const pokemon = (BossPokePara: Fields) => ({ BossPokePara })
  const nothing = { WazaId: 0 }

  test.each<[string, Fields, string]>([
    ['six stars', { Difficulty: 6 }, 'Difficulty: 6 is no number of stars: 1 to 5, or 7'],
    ['fewer than no stars', { Difficulty: -7 }, 'Difficulty: -7 is no number of stars: 1 to 5, or 7'],
    ['a group 0', { DeliveryGroupID: 0 }, 'DeliveryGroupID: 0 is not a whole number from 1 to 99'],
    ['no weight', { Rate: 0 }, 'Rate: 0 is not a whole number from 1 to 1000'],
    [
      'another level when caught',
      { CaptureLv: 75 },
      'CaptureLv: differs from the level in battle: data/events has room for only one',
    ],
    [
      'a Pokémon that nobody knows',
      pokemon({ DevId: 1500 }),
      'BossPokePara: DevId: 1500 is not a known Pokémon',
    ],
    [
      'a form without a name',
      pokemon({ DevId: 479, FormId: 2 }),
      'BossPokePara: FormId: form 2 of Pokémon 479 has no name here',
    ],
    [
      'a level over 100',
      { CaptureLv: 120, ...pokemon({ Level: 120 }) },
      'BossPokePara: Level: 120 is not a whole number from 1 to 100',
    ],
    [
      'a move that nobody knows',
      pokemon({ Waza2: { WazaId: 9999 } }),
      'BossPokePara: Waza2.WazaId: 9999 is not a known move',
    ],
    [
      'no moves',
      pokemon({ Waza1: nothing, Waza2: nothing, Waza3: nothing, Waza4: nothing }),
      'BossPokePara: Waza1.WazaId: is 0, and so are those of Waza2 to Waza4: every boss has a move',
    ],
    [
      '7★ with any Tera type',
      pokemon({ GemType: 1 }),
      'BossPokePara: GemType: is 1, any: every boss of 7★ has one Tera type, from 2 to 19',
    ],
    ['the Tera type Stellar', pokemon({ GemType: 20 }), 'BossPokePara: GemType: 20 is not a known Tera type'],
    [
      'another way to draw individual values',
      pokemon({ TalentType: 3 }),
      'BossPokePara: TalentType: 3 is not a whole number from 0 to 2',
    ],
    [
      'an individual value over 31',
      pokemon({ TalentValue: { SPE: 40 } }),
      'BossPokePara: TalentValue.SPE: 40 is not a whole number from 0 to 31',
    ],
    [
      'nine perfect individual values',
      pokemon({ TalentVnum: 9 }),
      'BossPokePara: TalentVnum: 9 is not a whole number from 0 to 6',
    ],
    [
      'effort values over 252',
      pokemon({ EffortValue: { HP: 300 } }),
      'BossPokePara: EffortValue.HP: 300 is not a whole number from 0 to 252',
    ],
    [
      'a size over 255',
      pokemon({ ScaleValue: 300 }),
      'BossPokePara: ScaleValue: 300 is not a whole number from 0 to 255',
    ],
    ['no HP', boss({ HpCoef: 0 }), 'BossDesc: HpCoef: 0 is not a whole number from 100 to 10000'],
    [
      'HP that is not a number',
      boss({ HpCoef: true }),
      'BossDesc: HpCoef: true is not a whole number from 100 to 10000',
    ],
    [
      'no shield',
      boss({ PowerChargeTrigerHp: 0 }),
      'BossDesc: PowerChargeTrigerHp: is 0: every boss of 5★ and 7★ has a shield',
    ],
    [
      'a shield over 100%',
      boss({ PowerChargeTrigerHp: 150 }),
      'BossDesc: PowerChargeTrigerHp: 150 is not a whole number from 0 to 100',
    ],
    [
      'a shield that five times the damage passes',
      boss({ PowerChargeGemDamageRate: 500 }),
      'BossDesc: PowerChargeGemDamageRate: 500 is not a whole number from 0 to 200',
    ],
    [
      'an action of a kind that is new',
      boss({ ExtraAction2: { Action: 5 } }),
      'BossDesc: ExtraAction2.Action: 5 is not a known action',
    ],
    [
      'a time for no action',
      boss({ ExtraAction2: { Action: 0 } }),
      'BossDesc: ExtraAction2.Action: is 0: where there is a Timing, something is done, from 1 to 4',
    ],
    [
      'an action at no time',
      boss({ ExtraAction2: { Timing: 0 } }),
      'BossDesc: ExtraAction2.Timing: is 0: an Action comes by time, 1, or by HP, 2',
    ],
    [
      'a scripted move without its move',
      boss({ ExtraAction1: { Wazano: 0 } }),
      'BossDesc: ExtraAction1.Wazano: is 0: an action that is a move has one',
    ],
    [
      'no time',
      { TimeDesc: { GameLimit: 0 } },
      'TimeDesc: GameLimit: is 0: a time limit that is active is from 1 to 3600 seconds',
    ],
    [
      'milliseconds in the place of seconds',
      { TimeDesc: { GameLimit: 500_000 } },
      'TimeDesc: GameLimit: 500000 is not a whole number from 0 to 3600',
    ],
  ])('%s', async (_, differing, fault) => {
    await writeEvent({ rows: [TINKATON, changed(SNORLAX, differing)] })
    await expect(readEvent(folder)).rejects.toThrow(
      new Error(`${fileNamed('raid_enemy_array')}: row 2: ${fault}`),
    )
  })
})

describe('a fault in another file is reported with file, position and field', () => {
  test.each<[string, Differing, string, string]>([
    [
      'a table of rewards that is missing',
      { rows: [changed(SNORLAX, { DropTableFix: 9 }), TINKATON] },
      'fixed_reward_item_array',
      'has no table 9, which a raid names',
    ],
    [
      'an item that nobody knows',
      { fixed: [changed(FIXED, { RewardItem01: { ItemID: 60000 } })] },
      'fixed_reward_item_array',
      'table 7: RewardItem01: ItemID: 60000 is not a known item',
    ],
    [
      'fewer than none of an item',
      { fixed: [changed(FIXED, { RewardItem00: { Num: -5 } })] },
      'fixed_reward_item_array',
      'table 7: RewardItem00: Num: -5 is not a whole number from 0 to 999',
    ],
    [
      'a weight below none',
      { lottery: [changed(LOTTERY, { RewardItem01: { Rate: -40 } })] },
      'lottery_reward_item_array',
      'table 8: RewardItem01: Rate: -40 is not a whole number from 0 to 1000',
    ],
    [
      'a group without raids',
      { crystals: { GroupID01: 1 } },
      'raid_priority_array',
      'GroupID: the groups with crystals are not those with raids: 1,2',
    ],
    [
      'fewer crystals than none',
      { crystals: { GroupID01: 1, GroupID02: 5, GroupID03: -1 } },
      'raid_priority_array',
      'row 1: GroupID: Groups.GroupID03: -1 is not a whole number from 0 to 1000',
    ],
    [
      'a number that is not a day',
      { id: 20261399 },
      'raid_priority_array',
      'row 1: VersionNo: 20261399 is not a day, such as 20261120 for 20 November 2026',
    ],
    [
      'a day that no calendar has',
      { id: 20260230 },
      'raid_priority_array',
      'row 1: VersionNo: 20260230 is not a day, such as 20261120 for 20 November 2026',
    ],
    [
      'no number',
      { id: 0 },
      'raid_priority_array',
      'VersionNo: exactly one row must have a number other than 0',
    ],
  ])('%s', async (_, differing, file, fault) => {
    await writeEvent(differing)
    await expect(readEvent(folder)).rejects.toThrow(new Error(`${fileNamed(file)}: ${fault}`))
  })
})

test('a folder without a number is reported', async () => {
  await expect(readEvent(join(parent, 'Snorlax'))).rejects.toThrow(
    new Error(
      `${join(parent, 'Snorlax')}: its name must be a number and a name, such as 149 Snorlax the Unrivaled`,
    ),
  )
})

test('a missing file, or a file that is not JSON, is reported', async () => {
  await writeEvent()
  const file = fileNamed('lottery_reward_item_array')
  await writeFile(file, '{')
  await expect(readEvent(folder)).rejects.toThrow(`${file}: is not JSON`)
  await rm(file)
  await expect(readEvent(folder)).rejects.toThrow(file)
})

test('empty rows of old files, and their row of level 1, are not raids', async () => {
  const ofLevelOne = changed(SNORLAX, { Difficulty: 1, CaptureLv: 1, BossPokePara: { Level: 1 } })
  await writeEvent({ rows: [SNORLAX, ofLevelOne, TINKATON] })
  expect((await readEvent(folder)).raids.map(({ row }) => row.BossPokePara.named.name)).toEqual([
    'Snorlax',
    'Tinkaton',
  ])
})
