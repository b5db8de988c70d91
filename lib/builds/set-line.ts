export type OnePart =
  | 'ability'
  | 'item'
  | 'Tera type'
  | 'nature'
  | 'effort values'
  | 'individual values'
  | 'level'
  | 'gender'

export type PartName = OnePart | 'move'

export interface SetPart {
  readonly part: PartName
  readonly value: string
}

/** PKHeX writes at most 80 characters. */
export const MAX_LINE = 300

/** Refers to sets on another site or in the games. */
export type Stray = 'link' | 'rental code'

const LINKS = / ?[(<[]?https?:\/\/\S+/gi
// A link without a scheme must be the whole line, because `4 Sp.Def/252 Spe` isn't a link.
const BARE_LINK = /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i
// Six letters and digits, as in the games: `Rental Code: 7BC5FQ`, or without the label.
const RENTAL_CODE =
  /^(?:(?:rental(?: ?team)?(?: ?(?:code|id))?|team ?(?:code|id)) ?[:∶#-]? ?[A-Z\d]{3} ?[A-Z\d]{3}|(?=[A-Z]*\d)(?!\d+$)[A-Z\d]{6})$/i

export function withoutLinks(line: string): string {
  return line.replace(LINKS, '').trim()
}

/** Returns whether a line without its links is empty or only a label: `My team:`. */
export function isLabelAtMost(line: string): boolean {
  return !/\p{L}/u.test(line) || /[:∶]$/.test(line)
}

/** Returns what a line refers to, if it refers to sets elsewhere. */
export function strayOf(line: string): Stray | undefined {
  const text = line.trim()
  if (withoutLinks(text) !== text || BARE_LINK.test(text)) return 'link'
  return RENTAL_CODE.test(text) ? 'rental code' : undefined
}

/**
 * Normalizes characters and spaces, and removes invisible characters. Returns `undefined` for a line too long to be
 * part of a set.
 */
export function visibleLine(line: string): string | undefined {
  if (line.length > MAX_LINE && line.trim().length > MAX_LINE) return undefined
  return line
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:> ?)+/, '')
}

const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

// Marks before a move: dashes, bullets, PKHeX's arrows, list numbers.
const BULLET = /^(?:[\p{Pd}\p{So}−*~+•·‣⁃∙・←↑→↓] ?|\d[.)] )+/u
/** Instructions for legality programs, such as `.MetLevel=20` and `~=Generation=9`. Some would change the build. */
const BATCH_LINE = /^(?:[.=!]|~=)(\w+)=/
const OF_BUILD =
  /^(?:species|form|(?:stat)?nature|ability|(?:held)?item|move|[ei]vs?(?:_|$)|(?:current)?level$|tera)/i
// `[Rough Skin] @ Life Orb`: the format of the Showdown teambuilder.
const BRACKETED = /^\[(.*)\](?: ?@ ?(.*))?$/
const ITEM_ALONE = /^@ ?(.*)$/
const KEYED = /^([\p{L}\d][\p{L}\d ./_-]*?) ?[:∶] ?(.*)$/u
const NATURE = /^(\p{L}+)(?: ?\(.*\))? nature(?: ?[(+-].*)?$/iu
const ALONE = /^(?:shiny|gigantamax|alpha|egg)$/i

/** Returns an empty list for a line without effect on a raid, and `undefined` for an unknown line. */
export function partsOfLine(line: string): readonly SetPart[] | undefined {
  const batch = BATCH_LINE.exec(line)
  if (batch) return OF_BUILD.test(batch[1] ?? '') ? undefined : []
  const bullet = BULLET.exec(line)
  if (bullet) return moves([line.slice(bullet[0].length)])
  const [, ability, item] = BRACKETED.exec(line) ?? [undefined, undefined, ITEM_ALONE.exec(line)?.[1]]
  if (ability !== undefined || item !== undefined)
    return [...textPart('ability', ability ?? ''), ...textPart('item', item ?? '')]
  const [, key, value = ''] = KEYED.exec(line) ?? []
  if (key !== undefined) return partsOfKey(key.toLowerCase().replace(/[^\p{L}]/gu, ''), value)
  const nature = NATURE.exec(line)?.[1]
  if (nature !== undefined) return textPart('nature', nature)
  return ALONE.test(line) ? [] : undefined
}

function partsOfKey(key: string, value: string): readonly SetPart[] | undefined {
  if (key === 'move' || key === 'moves') return moves(value.split(/[,/]/))
  if (key === 'nature') return textPart('nature', value.replace(/ ?(?:\(.*|nature.*|[+-].*)$/i, ''))
  const part = PART_OF_KEY.get(key)
  if (part) return textPart(part, value)
  return NO_EFFECT.has(key) || key.startsWith('ribbon') ? [] : undefined
}

const PART_OF_KEY: ReadonlyMap<string, PartName> = new Map([
  ['ability', 'ability'],
  ['trait', 'ability'],
  ['item', 'item'],
  ['helditem', 'item'],
  ['tera', 'Tera type'],
  ['teratype', 'Tera type'],
  ['terratype', 'Tera type'],
  ['ev', 'effort values'],
  ['evs', 'effort values'],
  ['effortvalues', 'effort values'],
  ['iv', 'individual values'],
  ['ivs', 'individual values'],
  ['individualvalues', 'individual values'],
  ['level', 'level'],
  ['lvl', 'level'],
  ['lv', 'level'],
  ['currentlevel', 'level'],
  ['gender', 'gender'],
  ['sex', 'gender'],
])

/**
 * Labels without effect on a raid, letters only. Sources: the exports of Showdown and PKHeX, and
 * https://github.com/kwsch/PKHeX/blob/master/PKHeX.Core/Editing/BattleTemplate/BattleTemplateToken.cs
 */
const NO_EFFECT: ReadonlySet<string> = new Set([
  ...['shiny', 'happiness', 'friendship'],
  ...[
    'gigantamax',
    'dynamaxlevel',
    'hiddenpower',
    'hiddenpowertype',
    'pokeball',
    'ball',
    'pokéball',
    'alpha',
  ],
  ...[
    'avs',
    'gvs',
    'nickname',
    'language',
    'lang',
    'ot',
    'otname',
    'otgender',
    'trainer',
    'trainername',
    'ht',
  ],
  ...[
    'tid',
    'sid',
    'tidsid',
    'id',
    'idno',
    'trainerid',
    'pid',
    'ec',
    'encryptionconstant',
    'version',
    'game',
  ],
  ...[
    'origin',
    'origingame',
    'date',
    'location',
    'size',
    'scale',
    'height',
    'weight',
    'mark',
    'marks',
    'markings',
  ],
  ...['met', 'metlocation', 'metlevel', 'metdate', 'egglocation', 'eggdate', 'eggmetlocation', 'eggmetdate'],
  ...['characteristic', 'pokerus', 'fatefulencounter', 'affixedribbon', 'obediencelevel', 'memory', 'title'],
])

function moves(names: readonly string[]): readonly SetPart[] {
  return names.flatMap((name) => textPart('move', name))
}

function textPart(part: PartName, text: string): readonly SetPart[] {
  const value = text.trim()
  return NOTHING.test(value) ? [] : [{ part, value }]
}

// Programs write `(No Item)`, `(None)` and `———` for an empty choice.
const NOTHING = /^(?:\(?(?:none|no item|select ability)\)?|[\p{Pd}]*)$/iu
