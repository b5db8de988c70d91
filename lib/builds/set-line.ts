/** A part of a build that stands once in a set. */
export type OnePart =
  | 'ability'
  | 'item'
  | 'Tera type'
  | 'nature'
  | 'effort values'
  | 'individual values'
  | 'level'
  | 'gender'

/** A part of a build that a line of a set names. */
export type PartName = OnePart | 'move'

/** What a line of a set says of one part. */
export interface SetPart {
  readonly part: PartName
  readonly value: string
}

/** Longer lines are no lines of a set: those of PKHeX have at most 80 characters. */
export const LONGEST_LINE = 300

/** Kinds of lines that lead to sets elsewhere. */
export type Stray = 'link' | 'rental code'

const LINKS = / ?[(<[]?https?:\/\/\S+/gi
// Without its scheme only as a whole line: `4 Sp.Def/252 Spe` is no link.
const BARE_LINK = /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i
// Six letters and digits, as the games write them: `Rental Code: 7BC5FQ`, or alone.
const RENTAL_CODE =
  /^(?:(?:rental(?: ?team)?(?: ?(?:code|id))?|team ?(?:code|id)) ?[:∶#-]? ?[A-Z\d]{3} ?[A-Z\d]{3}|(?=[A-Z]*\d)(?!\d+$)[A-Z\d]{6})$/i

/** A line without the links in it that begin with `http`. */
export function withoutLinks(line: string): string {
  return line.replace(LINKS, '').trim()
}

/** Whether a line without its links has no more than a label of them: `My team:`. */
export function isLabelAtMost(line: string): boolean {
  return !/\p{L}/u.test(line) || /[:∶]$/.test(line)
}

/** Returns the kind of a line that leads to sets elsewhere; `undefined` for any other line. */
export function strayOf(line: string): Stray | undefined {
  const text = line.trim()
  if (withoutLinks(text) !== text || BARE_LINK.test(text)) return 'link'
  return RENTAL_CODE.test(text) ? 'rental code' : undefined
}

/**
 * A line as a person sees it: full-width and other variants of characters as the usual ones, any spaces as one, nothing
 * invisible, no mark of a quotation. Empty for an empty line; `undefined` for one that is too long to be of a set.
 */
export function visibleLine(line: string): string | undefined {
  if (line.length > LONGEST_LINE && line.trim().length > LONGEST_LINE) return undefined
  return line
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:> ?)+/, '')
}

// Zero-width characters, byte order marks, soft hyphens, and what makes of a character an emoji.
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

// What begins a move: dashes, bullets, the arrows of PKHeX, numbers of a list.
const BULLET = /^(?:[\p{Pd}\p{So}−*~+•·‣⁃∙・←↑→↓] ?|\d[.)] )+/u
/** What legality programs take, such as `.MetLevel=20` and `~=Generation=9`. Some of it would change the build. */
const BATCH_LINE = /^(?:[.=!]|~=)(\w+)=/
const OF_BUILD =
  /^(?:species|form|(?:stat)?nature|ability|(?:held)?item|move|[ei]vs?(?:_|$)|(?:current)?level$|tera)/i
// `[Rough Skin] @ Life Orb`, as the teambuilder of Showdown writes it.
const BRACKETED = /^\[(.*)\](?: ?@ ?(.*))?$/
const ITEM_ALONE = /^@ ?(.*)$/
const KEYED = /^([\p{L}\d][\p{L}\d ./_-]*?) ?[:∶] ?(.*)$/u
const NATURE = /^(\p{L}+)(?: ?\(.*\))? nature(?: ?[(+-].*)?$/iu
const ALONE = /^(?:shiny|gigantamax|alpha|egg)$/i

/**
 * What a line of a set, after its first, says of a build: several parts, none for a line without effect on a raid.
 * `undefined` for a line that says nothing known.
 */
export function partsOfLine(line: string): readonly SetPart[] | undefined {
  const batch = BATCH_LINE.exec(line)
  if (batch) return OF_BUILD.test(batch[1] ?? '') ? undefined : []
  const bullet = BULLET.exec(line)
  if (bullet) return moves([line.slice(bullet[0].length)])
  const [, ability, item] = BRACKETED.exec(line) ?? [undefined, undefined, ITEM_ALONE.exec(line)?.[1]]
  if (ability !== undefined || item !== undefined)
    return [...given('ability', ability ?? ''), ...given('item', item ?? '')]
  const [, key, value = ''] = KEYED.exec(line) ?? []
  if (key !== undefined) return partsOfKey(key.toLowerCase().replace(/[^\p{L}]/gu, ''), value)
  const nature = NATURE.exec(line)?.[1]
  if (nature !== undefined) return given('nature', nature)
  return ALONE.test(line) ? [] : undefined
}

function partsOfKey(key: string, value: string): readonly SetPart[] | undefined {
  if (key === 'move' || key === 'moves') return moves(value.split(/[,/]/))
  if (key === 'nature') return given('nature', value.replace(/ ?(?:\(.*|nature.*|[+-].*)$/i, ''))
  const part = PART_OF_KEY.get(key)
  if (part) return given(part, value)
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
 * By their letters. Source: what Showdown and PKHeX write, and what the plugins of PKHeX take,
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
  return names.flatMap((name) => given('move', name))
}

function given(part: PartName, text: string): readonly SetPart[] {
  const value = text.trim()
  return NOTHING.test(value) ? [] : [{ part, value }]
}

// Programs write `(No Item)`, `(None)` and `———` for what is not chosen.
const NOTHING = /^(?:\(?(?:none|no item|select ability)\)?|[\p{Pd}]*)$/iu
