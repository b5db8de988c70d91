import type { Build } from '@/battle/build'
import type { Origin, StatName } from '@/data/vocabulary'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { LeftOut } from '@/lib/builds/left-out'
import type { LevelAndIvs } from '@/lib/builds/levels'
import type { SetNote } from '@/lib/builds/set-note'
import { type HowLearned, type ListedBuild, SPREAD_ORDER } from '@/lib/plans/raid-plans'
import { names } from '@/lib/words/en/names/names'
import { listed } from './formats'
import { raid } from './raid'

export const STATS: Readonly<Record<StatName, string>> = {
  hp: raid.stats.hp,
  atk: raid.stats.attack,
  def: raid.stats.defense,
  spa: raid.stats.specialattack,
  spd: raid.stats.specialdefense,
  spe: raid.stats.speed,
}

const ORIGINS: Readonly<Record<Origin, string | undefined>> = {
  ordinary: undefined,
  paradox: 'Paradox',
  'one a save': 'Legendary (one per save)',
  'mythical or event': 'Mythical or event only',
}

export const builds = {
  origin: (origin: Origin) => ORIGINS[origin],
  effortValues,
  grown: ({ level, individualValues = {} }: LevelAndIvs) => {
    const values = SPREAD_ORDER.flatMap((stat) => {
      const value = individualValues[stat]
      return value === undefined ? [] : [`${value} ${STATS[stat]}`]
    })
    const facts = [
      level !== undefined && `level ${level}`,
      values.length > 0 && `${listed(values)} ${values.length === 1 ? 'IV' : 'IVs'}`,
    ]
    return facts.filter(Boolean).join(', ')
  },
  training: (build: Pick<Build, 'nature' | 'effortValues'>) =>
    `${names.nature(build.nature)} · ${effortValues(build)}`,
  item: (item: string | undefined) => (item === undefined ? 'none' : names.item(item)),
  moves: ({ moves, learned }: ListedBuild): ShownBuild['moves'] =>
    moves.map((move, index) => {
      const method = learned[index]
      return [names.move(move), method ? howLearned(method) : '']
    }),
  moveNames: ({ moves }: Pick<Build, 'moves'>) => moves.map(names.move).join(', ') || 'no moves',
  /** `TM103`, `level 45 as Machop`, `egg move` */
  howLearned,
  leftOut: ({ stellar, ability, teraType }: LeftOut) => {
    const omitted = [stellar && `${names.type('Stellar')} Tera type`, ability && names.ability(ability)]
    return `Not simulated: ${omitted.filter(Boolean).join(', ')}. It fights as Tera ${names.type(teraType)}.`
  },
  note: (note: SetNote): string => {
    switch (note.kind) {
      case 'battle form':
        return `${names.species(note.form)} appears only during a battle: it enters as ${names.species(note.species)}.`
      case 'only Tera type':
        return `Tera type is always ${names.type(note.teraType)} for ${names.species(note.species)}.`
      case 'form by item':
        return `With ${names.item(note.item)}, it’s ${names.species(note.species)}.`
      case 'item of form':
        return `${names.species(note.species)} always holds ${names.item(note.item)}${note.given === undefined ? '' : `: ${names.item(note.given)} is left out`}.`
      case 'useless item':
        return `${note.item} does nothing in battle, so it’s left out.`
      case 'no ability':
        return `No ability given: it fights with ${names.ability(note.ability)}.`
    }
  },
}

/** `252 HP, 252 Attack, 4 Sp. Def`, or `none` */
function effortValues({ effortValues: values }: Pick<Build, 'effortValues'>): string {
  const trained = SPREAD_ORDER.filter((stat) => values[stat])
  return trained.map((stat) => `${values[stat]} ${STATS[stat]}`).join(', ') || 'none'
}

function howLearned({ kind, number, species }: HowLearned): string {
  const text = wayToLearn(kind, number)
  return species === undefined ? text : `${text} as ${names.species(species)}`
}

function wayToLearn(kind: HowLearned['kind'], number: number): string {
  switch (kind) {
    case 'TM':
      return `TM${String(number).padStart(3, '0')}`
    case 'level':
      return number <= 1 ? 'relearned' : `level ${number}`
    case 'evolution':
      return 'on evolving'
    case 'form':
      return 'on form change'
    case 'egg':
      return 'egg move'
    case 'event':
      return 'event'
  }
}
