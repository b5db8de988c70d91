import type { Build } from '@/battle/build'
import type { BuildResults } from '@/battle/win-rates'
import type { BoxChanges } from '@/lib/box/merged-box'
import type { LevelAndIvs, Levels } from '@/lib/builds/levels'
import { builds } from '@/lib/words/en/builds'
import { listed, percent, row } from '@/lib/words/en/formats'
import { names } from '@/lib/words/en/names/names'
import { parts } from '@/lib/words/en/parts'
import { cheers, clauses, times } from '@/lib/words/en/phrases'

const MAX_NAMED = 3

export const box = {
  chooseTeraType: 'Choose a Tera type to see which of yours win.',
  list: 'Pokémon in your box',
  showAll: (count: number) => `Show all ${count} Pokémon`,
  copy: 'Copy box',
  save: 'Save as file',
  clear: 'Clear box',
  reallyClear: (count: number) => `Remove all ${count} Pokémon in your box from this device?`,
  reallyClearWithField: (count: number) =>
    `Remove all ${count} Pokémon in your box and the text in the field from this device?`,
  removeAll: 'Remove all',
  keep: 'Keep',
  copyToKeep: `${parts.notKept} Copy your box to keep it.`,
  storageIsSilent:
    'This browser’s storage isn’t responding. Your saved box may not be shown, and changes won’t be saved. Reload to try again.',
  /** `In another tab: removed Garchomp; changed Iron Hands` */
  changedElsewhere: ({ added, removed, changed }: BoxChanges) => {
    const changes = [
      added.length > 0 && `added ${nameList(added)}`,
      removed.length > 0 && `removed ${nameList(removed)}`,
      changed.length > 0 && `changed ${nameList(changed)}`,
    ]
    return `In another tab: ${changes.filter(Boolean).join('; ')}`
  },

  /** `Life Orb · Iron Fist · Adamant` */
  bringing: ({ item, ability, nature }: Pick<Build, 'item' | 'ability' | 'nature'>) =>
    row([item === undefined ? 'no item' : names.item(item), names.ability(ability), names.nature(nature)]),
  moves: ({ moves }: Pick<Build, 'moves'>) =>
    row(moves.map(names.move)) || 'No moves: it does nothing in these battles',
  effortValues: (effortValues: string) => `EVs: ${effortValues}`,
  change: { label: 'Change', of: (name: string) => `Change ${name}` },
  fightOne: { label: 'Show a battle', of: (name: string) => `Show a battle with ${name}` },
  remove: { label: 'Remove', of: (name: string) => `Remove ${name}` },
  item: 'Item',
  teraType: 'Tera type',
  move: (number: number) => `Move ${number}`,
  saveChange: 'Save',
  saveAndFight: 'Save and test',
  beforeChange: (ofHundred: number) => `was ${percent(ofHundred)} solo`,

  bestOfYours: 'Yours:',

  whoWins: 'Test my Pokémon',
  stop: 'Stop',
  progress: (count: number, of: number) => `${count} of ${of} done`,
  fighting: 'Simulating…',
  stopped: 'Stopped.',
  stoppedAfter: (winners: number, of: number) => `Stopped. ${winnersOf(`${of}`, winners)}`,
  win: (winners: number, of: number) =>
    winners === 0
      ? `${winnersOf(`your ${of > 1 ? `${of} ` : ''}Pokémon`, 0)} Bring a full team.`
      : winnersOf(`${of}`, winners),
  notFought: 'Couldn’t run the simulation. Reload the page, then try again.',
  notSaved: 'Simulations aren’t saved for offline use. Check your connection, then try again.',
  simulated: (within: number, levels: Levels) =>
    `Simulated ${AT_LEVELS[levels]}. Win rates are ±${within} points.`,
  atLevelsOfSets: 'Use the levels and IVs in my sets',
  grown: (grown: LevelAndIvs, levels: Levels) =>
    levels === 'perfect'
      ? `Fights ${AT_LEVELS.perfect}; your set says ${builds.grown(grown)}.`
      : `Fights as your set says: ${builds.grown(grown)}.`,
  /** `Uses Swords Dance twice, then attacks` */
  played: (fought: BuildResults) =>
    clauses([
      opening(fought),
      heals(fought),
      fought.groupCheer && `as four, take turns with ${cheers[fought.groupCheer]}`,
    ]),

  battleOf: (name: string) => `Sample battle: ${name}`,
  turns: 'Turns',
  fightAnother: 'Show another',
}

const AT_LEVELS: Readonly<Record<Levels, string>> = {
  perfect: 'at level 100 with perfect IVs',
  'of sets': 'at the levels and IVs in your sets',
}

function winnersOf(total: string, winners: number): string {
  return winners > 1
    ? `${winners} of ${total} win solo more often than they lose.`
    : `${winners || 'None'} of ${total} wins solo more often than it loses.`
}

function nameList(species: readonly string[]): string {
  return species.length > MAX_NAMED ? `${species.length} Pokémon` : listed(species.map(names.species))
}

function heals({ plan, healing }: BuildResults): string | undefined {
  const { healBelow, healCheerBelow } = plan
  const means = [
    healing && healBelow > 0 && `${names.move(healing)} below ${percent(healBelow)} HP`,
    healCheerBelow > 0 && `${cheers.heal} below ${percent(healCheerBelow)} HP`,
  ].filter(Boolean)
  return means.length > 0 ? `heals with ${means.join(', ')}` : undefined
}

function opening({ plan, boost, secondBoost, debuff }: BuildResults): string {
  const first = [
    boost && plan.boosts > 0 && `${names.move(boost)} ${times(plan.boosts)}`,
    secondBoost && plan.secondBoosts && `${names.move(secondBoost)} ${times(plan.secondBoosts)}`,
    debuff && plan.debuffs > 0 && `${names.move(debuff)} ${times(plan.debuffs)}`,
  ].filter(Boolean)
  return first.length > 0 ? `uses ${first.join(', ')}, then attacks` : 'attacks from the start'
}
