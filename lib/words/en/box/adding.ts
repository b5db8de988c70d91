import type { Addition } from '@/lib/box/box'
import type { BoxFault, BoxProblem } from '@/lib/box/read-sets'
import type { Refused } from '@/lib/box/refused-file'
import type { OnePart } from '@/lib/builds/set-line'
import type { NamedPart } from '@/lib/builds/set-problem'
import { counted } from '@/lib/words/en/formats'
import { names } from '@/lib/words/en/names/names'
import { megabytes, wholeNumber } from '@/lib/words/en/phrases'

export const adding = {
  first: 'Paste your box or a team, in Showdown format',
  more: 'Add more Pokémon, in Showdown format',
  /** @param set in Showdown format */
  example: (set: string) => `For example:\n${set}`,
  add: 'Add to box',
  openFile: 'Open a file',
  sources: 'Export from PKHeX, PokePaste or a teambuilder. Your data stays on this device.',
  tooMuch: 'Too much text: paste one box at a time',
  nothing: 'No Pokémon in this text',
  changedMeanwhile: 'The text changed while it was read: press Add to box again.',
  /**
   * `Added 3 Pokémon. 1 already in your box.`
   *
   * @param max Pokémon in a box
   * @param substitutes of a strategy that are left out
   */
  added: ({ added, known, noRoom, unread }: Omit<Addition, 'box'>, max: number, substitutes = 0) =>
    [
      added > 0 && `Added ${added} Pokémon.`,
      known > 0 && `${known} already in your box.`,
      noRoom > 0 && `Your box is full (${wholeNumber(max)}). ${notAdded(noRoom)} still in the field.`,
      unread > 0 && notRead(unread),
      substitutes > 0 && leftOut(substitutes),
    ]
      .filter(Boolean)
      .join(' '),
  files: (added: string | undefined, refused: readonly Refused[]) =>
    [added, ...refused.map(reasonFor)].filter(Boolean).join(' '),
  leftOut,
  faults: 'Lines that couldn’t be read',
  fault: ({ line, problem }: BoxFault) => `Line ${line}: ${problemOf(problem)}`,
  moreFaults: (count: number) => `… and ${wholeNumber(count)} more`,
  problem: problemOf,
  notSaved: (problems: readonly BoxProblem[]) => `Not saved: ${problems.map(problemOf).join('; ')}`,
}

function leftOut(substitutes: number): string {
  return `Left out ${counted(substitutes, 'substitute')}: paste their sets to add them.`
}

function notAdded(count: number): string {
  return count === 1 ? '1 Pokémon wasn’t added; its text is' : `${count} Pokémon weren’t added; their text is`
}

function notRead(count: number): string {
  const pronoun = count === 1 ? 'it' : 'them'
  return `${count} couldn’t be read. Fix ${pronoun} in the field and add ${pronoun} again.`
}

function reasonFor({ name, why }: Refused): string {
  switch (why.kind) {
    case 'too large':
      return `${name} is too large (${megabytes(why.size)}): open one box at a time, at most ${megabytes(why.most)}.`
    case 'unreadable':
      return `${name} couldn’t be read: open a text file.`
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
      return `${name} is JSON without a list of sets: export them as Showdown text.`
    case 'web page':
      return `${name} is a web page: copy the text of its sets instead.`
    case 'document':
      return `${name} is a document: save it as plain text.`
    case 'no text':
      return `${name} isn’t a text file.`
  }
}

function problemOf(problem: BoxProblem): string {
  switch (problem.kind) {
    case 'empty text':
      return 'no Pokémon in the text'
    case 'second species':
      return 'another Pokémon starts here'
    case 'no species':
      return 'expected a Pokémon’s name here'
    case 'packed':
      return 'this is the packed format: paste it as text'
    case 'unreadable':
      return `can’t be read: ${problem.text}`
    case 'long line':
      return `too long: a line of a set has at most ${problem.longest} characters`
    case 'link':
      return 'this is a link: open it and paste its text'
    case 'rental code':
      return 'this is a rental code: paste the text of its team instead'
    case 'JSON entry':
      return `this entry isn’t a set: it needs "species", "ability" and "moves"`
    case 'JSON':
      return 'this JSON has no sets: a set needs "species", "ability" and "moves"'
    case 'other language':
      return 'names can only be read in English for now: paste this set in English'
    case 'unknown name':
      return `unknown ${PARTS[problem.part]} "${problem.name}"`
    case 'part again':
      return `${PARTS[problem.part]} given twice: ${problem.value}`
    case 'move again':
      return `move given twice: ${problem.name}`
    case 'no ability':
      return 'the ability is missing'
    case 'no moves':
      return 'the moves are missing'
    case 'many moves':
      return 'more than four moves'
    case 'no nature':
      return 'the nature for this + or − is missing'
    case 'other nature':
      return `the + and − signs mean ${names.nature(problem.bySigns)}, but the nature is ${names.nature(problem.nature)}`
    case 'effort values':
      return `EVs are numbers up to ${problem.most}`
    case 'effort values together':
      return `EVs add up to more than ${problem.most}`
    case 'stat again':
      return `${problem.name} EVs given twice`
    case 'individual values':
      return `IVs are numbers up to ${problem.most}, as in 0 Atk / 30 Spe`
    case 'level':
      return `levels are whole numbers from 1 to ${problem.most}`
    case 'ambiguous stat':
      return 'SPD may be Speed (Spe) or Special Defense (SpD)'
    case 'many sets':
      return `stopped here: at most ${wholeNumber(problem.most)} Pokémon can be added at once`
  }
}

const PARTS: Readonly<Record<NamedPart | OnePart, string>> = {
  species: 'Pokémon',
  ability: 'ability',
  item: 'item',
  'Tera type': 'Tera type',
  nature: 'nature',
  move: 'move',
  stat: 'stat',
  'effort values': 'EVs',
  'individual values': 'IVs',
  level: 'level',
  gender: 'gender',
}
