import type { Addition } from '@/lib/box/box'
import type { BoxFault, BoxProblem } from '@/lib/box/read-sets'
import type { Refused } from '@/lib/box/refused-file'
import type { OnePart } from '@/lib/builds/set-line'
import type { NamedPart } from '@/lib/builds/set-problem'
import { counted } from '@/lib/words/en/figures'
import { names } from '@/lib/words/en/names/names'
import { megabytes, wholeNumber } from '@/lib/words/en/phrases'

/** What is said while Pokémon are added to a box: how, what became of them, and what is wrong with them. */
export const adding = {
  first: 'Paste your box or a team, in Showdown format',
  more: 'Add more Pokémon, in Showdown format',
  /** In the empty field. @param set as Pokémon Showdown writes it */
  example: (set: string) => `For example:\n${set}`,
  add: 'Add to box',
  openFile: 'Open a file',
  sources: 'PKHeX, PokePaste and teambuilders give this format. It stays on this device.',
  tooMuch: 'Too much text: paste one box at a time',
  nothing: 'No Pokémon in this text',
  /** Where the field changed while its text was read. */
  changedMeanwhile: 'The text changed while it was read: press Add to box again.',
  /**
   * The result of adding text: `Added 3 Pokémon. 1 already in your box.`
   *
   * @param most that a box holds
   * @param substitutes of a strategy that are left out
   */
  added: ({ added, known, noRoom, unread }: Omit<Addition, 'box'>, most: number, substitutes = 0) =>
    [
      added > 0 && `Added ${added} Pokémon.`,
      known > 0 && `${known} already in your box.`,
      noRoom > 0 && `Your box is full (${wholeNumber(most)}): ${noRoom} ${stay(noRoom)} in the field.`,
      unread > 0 && `${unread} could not be read and ${stay(unread)} in the field: correct and add again.`,
      substitutes > 0 && leftOut(substitutes),
    ]
      .filter(Boolean)
      .join(' '),
  /** What became of files: of those that are text together, and of each that is refused. */
  files: (added: string | undefined, refused: readonly Refused[]) =>
    [added, ...refused.map(reasonFor)].filter(Boolean).join(' '),
  /** Of the substitutes of a strategy. */
  leftOut,
  faults: 'Lines that could not be read',
  fault: ({ line, problem }: BoxFault) => `Line ${line}: ${problemOf(problem)}`,
  moreFaults: (count: number) => `… and ${wholeNumber(count)} more`,
  problem: problemOf,
  notSaved: (problems: readonly BoxProblem[]) => `Not saved: ${problems.map(problemOf).join('; ')}`,
}

function leftOut(substitutes: number): string {
  return `Left out ${counted(substitutes, 'substitute')}: paste their sets to add them.`
}

function stay(count: number): string {
  return count === 1 ? 'stays' : 'stay'
}

function reasonFor({ name, why }: Refused): string {
  switch (why.kind) {
    case 'too large':
      return `${name} is too large (${megabytes(why.size)}): open one box at a time, at most ${megabytes(why.most)}.`
    case 'unreadable':
      return `${name} could not be read: open a text file.`
    case 'PKHeX':
      return `${name} is a PKHeX ${why.extension} file: export it as Showdown text.`
    case 'picture':
      return `${name} is a picture: copy the text of the sets instead.`
    case 'PDF':
      return `${name} is a PDF: copy the text of the sets instead.`
    case 'archive':
      return `${name} is an archive: unpack it first.`
    case 'UTF-16':
      return `${name} is text in UTF-16: save it as UTF-8.`
    case 'rich text':
      return `${name} is formatted text (RTF): save it as plain text.`
    case 'JSON':
      return `${name} is JSON, but holds no list of sets: export them as Showdown text.`
    case 'web page':
      return `${name} is a web page: copy the text of its sets instead.`
    case 'document':
      return `${name} is a document: save it as plain text.`
    case 'no text':
      return `${name} is no text.`
  }
}

function problemOf(problem: BoxProblem): string {
  switch (problem.kind) {
    case 'empty text':
      return 'no Pokémon is in the text'
    case 'second species':
      return 'a second Pokémon begins'
    case 'no species':
      return 'no Pokémon begins here'
    case 'packed':
      return 'no Pokémon begins here: paste it as text, not packed'
    case 'unreadable':
      return `cannot be read: ${problem.text}`
    case 'long line':
      return `too long: a line of a set has at most ${problem.longest} characters`
    case 'link':
      return 'this is a link: open it and paste its text'
    case 'rental code':
      return 'this is a rental code: paste the text of its team instead'
    case 'JSON entry':
      return 'this entry is not a set: it needs "species", "ability" and "moves"'
    case 'JSON':
      return 'this JSON holds no sets: one needs "species", "ability" and "moves"'
    case 'other language':
      return 'names can only be read in English for now: paste this set in English'
    case 'unknown name':
      return `${UNKNOWN[problem.part]} is called ${problem.name}`
    case 'part again':
      return `${AGAIN[problem.part]} for a second time: ${problem.value}`
    case 'move again':
      return `the same move for a second time: ${problem.name}`
    case 'no ability':
      return 'the ability is missing'
    case 'no moves':
      return 'the moves are missing'
    case 'many moves':
      return 'more than four moves'
    case 'no nature':
      return 'the nature of this + or - is missing'
    case 'other nature':
      return `+ and - are those of ${names.nature(problem.bySigns)}, not of ${names.nature(problem.nature)}`
    case 'effort values':
      return `EVs are numbers up to ${problem.most}`
    case 'effort values together':
      return `EVs add up to more than ${problem.most}`
    case 'stat again':
      return `${problem.name} EVs are there twice`
    case 'individual values':
      return `IVs are numbers up to ${problem.most}, as in 0 Atk / 30 Spe`
    case 'level':
      return `levels are whole numbers from 1 to ${problem.most}`
    case 'ambiguous stat':
      return 'SPD may be Speed (Spe) or Special Defense (SpD)'
    case 'many sets':
      return `from here on nothing was read: at most ${wholeNumber(problem.most)} Pokémon are at a time`
  }
}

const UNKNOWN: Readonly<Record<NamedPart, string>> = {
  species: 'no Pokémon',
  ability: 'no ability',
  item: 'no item',
  'Tera type': 'no Tera type',
  nature: 'no nature',
  move: 'no move',
  stat: 'no stat',
}

const AGAIN: Readonly<Record<OnePart, string>> = {
  ability: 'the ability',
  item: 'the item',
  'Tera type': 'the Tera type',
  nature: 'the nature',
  'effort values': 'the EVs',
  'individual values': 'the IVs',
  level: 'the level',
  gender: 'the gender',
}
