import { BATTLE_STATS } from '@/data/shipped/schema'
import type { BattleStat, Condition, Move, MoveEffect } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { isStatus } from '@/lib/creature/move-list'
import { listed } from '@/lib/listed'
import { typesImmuneTo } from '@/lib/matchup/matchups'
import { ATTACK_ADVICE, OWN_ADVICE } from './own-advice'

/** A scripted move of a boss, with its certain effects. */
export interface ScriptedMove {
  /** With its type in the raid: see `moveInBattle`. */
  readonly move: Pick<Move, 'key' | 'type' | 'category'>
  readonly effect: MoveEffect
  /** The boss's Tera type, its only type in battle; not set when unknown. */
  readonly teraType?: TypeName
}

/**
 * What a scripted move does, and how to counter it: one or two short sentences. Gives `undefined` for a status move
 * without advice.
 * Source: the page of each move on https://bulbapedia.bulbagarden.net; that scripted moves hit all players and come
 * between turns: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle and https://github.com/theastrogoth/tera-raid-builder
 */
export function moveAdvice(scripted: ScriptedMove): string | undefined {
  const { move } = scripted
  const own = move.key === 'curse' ? curseAdvice(scripted.teraType) : OWN_ADVICE[move.key]
  if (own) return own
  const sentences = isStatus(move)
    ? effectAdvice(scripted)
    : [attackAdvice(scripted), ...effectAdvice(scripted)]
  return sentences.join(' ') || undefined
}

function attackAdvice({ move, teraType }: ScriptedMove): string {
  // Without a Tera type the type of Tera Blast is unknown.
  const immune = move.key === 'terablast' && !teraType ? [] : typesImmuneTo(move.type)
  return immune.length > 0
    ? `Free hit on the whole team between turns; ${listed(immune)} types are immune.`
    : 'Free hit on the whole team between turns.'
}

function effectAdvice({ move, effect, teraType }: ScriptedMove): string[] {
  const { raises = [], drops = [], lowers = [], inflicts, powder, drains } = effect
  return [
    raises.length > 0 ? `${raised(raises, drops)}: ${counterOf(raises, teraType)}.` : '',
    raises.length === 0 && drops.length > 0 ? `Lowers its own ${listed(drops)}.` : '',
    lowers.length > 0 ? `Lowers your ${listed(lowers)}: Clear Amulet prevents it.` : '',
    inflicts ? CONDITION_ADVICE[inflicts] : '',
    powder ? 'Grass types, Overcoat and Safety Goggles are immune.' : '',
    ATTACK_ADVICE[move.key] ?? '',
    drains ? 'Heals itself by half the damage dealt.' : '',
  ].filter(Boolean)
}

function raised(raises: readonly BattleStat[], drops: readonly BattleStat[]): string {
  const all = raises.length === BATTLE_STATS.length - 1
  const lowered = drops.length > 0 ? `, lowers its ${listed(drops)}` : ''
  return `Raises ${all ? 'all its stats' : `its ${listed(raises)}`}${lowered}`
}

function counterOf(raises: readonly BattleStat[], teraType: TypeName | undefined): string {
  const undoing = `${teraType === 'Steel' ? 'Haze' : 'Clear Smog or Haze'} undoes it`
  switch (raises.join()) {
    case 'Defense':
      return `use special moves; ${undoing}`
    case 'Sp. Def':
      return `use physical moves; ${undoing}`
    case 'Speed':
      return `it may outspeed you; ${undoing}`
    default:
      return undoing
  }
}

// A Ghost-type user gives up half its HP and curses its target.
function curseAdvice(teraType: TypeName | undefined): string {
  if (teraType === 'Ghost') return 'As a Ghost type, it curses you: you lose a quarter of your HP each turn.'
  const raise = `Raises its Attack and Defense: ${counterOf(['Attack', 'Defense'], teraType)}.`
  return teraType ? raise : `${raise} With Tera type Ghost, it curses you instead.`
}

const CONDITION_ADVICE: Readonly<Record<Condition, string>> = {
  sleep:
    'Puts you to sleep: hold a Chesto or Lum Berry, or use Electric or Misty Terrain. The "Heal up!" cheer wakes you.',
  drowsiness:
    'Puts you to sleep a turn later: hold a Chesto or Lum Berry, or use Electric Terrain. The "Heal up!" cheer wakes you.',
  paralysis:
    'Paralyzes you: Electric and Ground types are immune; a Cheri or Lum Berry or the "Heal up!" cheer cures it.',
  burn: 'Burns you, which halves your physical damage: Fire types are immune; a Rawst or Lum Berry or the "Heal up!" cheer cures it.',
  poison:
    'Badly poisons you: Poison and Steel types are immune; a Pecha or Lum Berry or the "Heal up!" cheer cures it.',
  confusion: 'Confuses you: a Persim or Lum Berry or the "Heal up!" cheer cures it.',
}
