import type { Condition } from '@/data/shipped/shipped'
import type { ActionAdvice, AttackEffect, Note, Raise, SpecialCaseMove } from '@/lib/advice/action-advice'
import { names } from '@/lib/words/en/names/names'
import { clock, eitherOf, listed } from './formats'

export function actionAdvice(advice: ActionAdvice): string {
  return advice.map(sentenceOf).join(' ')
}

export const actionNotes = {
  none: 'This boss has no scripted actions.',
  /** @param timeLimit the time limit that battles assume, in seconds */
  unread: (timeLimit: number) =>
    `Its scripted actions and time limit aren’t known yet, so there’s no countdown. Simulated battles last ${clock(timeLimit)}.`,
  unreadInBattles: 'Simulated without its scripted actions: expect lower win rates.',
}

function sentenceOf(note: Note): string {
  switch (note.kind) {
    case 'orb':
      return 'Steals a Tera Orb charge from players who haven’t Terastallized.'
    case 'boss reset':
      return 'Clears its own debuffs and status. Debuff it again: with attacks if its shield is up.'
    case 'player reset':
      return 'Clears your boosts, and suppresses your ability for a turn. Ability Shield protects only the ability.'
    case 'own':
      return OWN[note.move]
    case 'curse':
      return 'As a Ghost type, it curses you: you lose a quarter of your HP each turn.'
    case 'curse of Ghost':
      return 'With Tera type Ghost, it curses you instead.'
    case 'free hit':
      return note.immune.length > 0
        ? `Free hit on the whole team between turns. ${listed(note.immune.map(names.type))} types are immune.`
        : 'Free hit on the whole team between turns.'
    case 'raises':
      return [`${describeRaise(note)}.`, ...describeCounter(note)].join(' ')
    case 'drops':
      return `Lowers its own ${listed(note.stats.map(names.stat))}.`
    case 'lowers':
      return `Lowers your ${listed(note.stats.map(names.stat))}: Clear Amulet prevents it.`
    case 'inflicts':
      return CONDITIONS[note.condition]
    case 'powder':
      return 'Grass types, Overcoat and Safety Goggles are immune.'
    case 'attack':
      return ATTACKS[note.move]
    case 'drains':
      return 'Heals itself by half the damage dealt.'
  }
}

function describeRaise({ stats, drops, consequence }: Raise): string {
  const lowered = drops.length > 0 ? `, and lowers its ${listed(drops.map(names.stat))}` : ''
  const raised = stats === 'all' ? 'all its stats' : `its ${listed(stats.map(names.stat))}`
  return `Raises ${raised}${lowered}${consequence ? `, so ${CONSEQUENCES[consequence]}` : ''}`
}

function describeCounter({ stats, undoneBy }: Raise): string[] {
  if (undoneBy.length === 0) return []
  return [`${eitherOf(undoneBy.map(names.move))} resets ${stats.length === 1 ? 'it' : 'them'}.`]
}

const CONSEQUENCES: Readonly<Record<NonNullable<Raise['consequence']>, string>> = {
  'physical attacks do less': 'physical attacks do less',
  'special attacks do less': 'special attacks do less',
  'it is faster': 'it may outspeed you',
}

const CONDITIONS: Readonly<Record<Condition, string>> = {
  sleep:
    'Puts you to sleep: hold a Chesto or Lum Berry, or use Electric or Misty Terrain. "Heal up!" wakes you.',
  drowsiness:
    'Puts you to sleep a turn later: hold a Chesto or Lum Berry, or use Electric Terrain. "Heal up!" wakes you.',
  paralysis:
    'Paralyzes you. Electric and Ground types are immune. A Cheri or Lum Berry or "Heal up!" cures it.',
  burn: 'Burns you, which halves your physical damage. Fire types are immune. A Rawst or Lum Berry or "Heal up!" cures it.',
  poison:
    'Badly poisons you. Poison and Steel types are immune. A Pecha or Lum Berry or "Heal up!" cures it.',
  confusion: 'Confuses you. A Persim or Lum Berry or "Heal up!" cures it.',
}

/** Raids count turns differently, so the texts have no durations of field effects. */
const OWN: Readonly<Record<SpecialCaseMove, string>> = {
  raindance: 'Rain: Water moves get stronger, Fire moves weaker. Change the weather to end it.',
  sunnyday: 'Sun: Fire moves get stronger, Water moves weaker. Change the weather to end it.',
  sandstorm:
    'Sandstorm: damages everyone except Rock, Ground and Steel types, and raises the Sp. Def of Rock types. Change the weather to end it.',
  snowscape:
    'Snow: raises the Defense of Ice types, and Blizzard never misses. Change the weather to end it.',

  electricterrain:
    'Grounded Pokémon hit harder with Electric moves and can’t fall asleep. Change the terrain to end it.',
  grassyterrain:
    'Grounded Pokémon hit harder with Grass moves and heal a little each turn; Earthquake and Bulldoze get weaker. Change the terrain to end it.',
  mistyterrain:
    'Grounded Pokémon get no status conditions and take less damage from Dragon moves. Change the terrain to end it.',
  psychicterrain:
    'Grounded Pokémon hit harder with Psychic moves, and priority moves fail against them. Change the terrain to end it.',

  lightscreen:
    'Cuts your special damage: break it with Brick Break or Psychic Fangs. Critical hits ignore it.',
  reflect: 'Cuts your physical damage: break it with Brick Break or Psychic Fangs. Critical hits ignore it.',
  auroraveil:
    'Cuts all your damage, and works only in snow: change the weather first, or break it with Brick Break or Psychic Fangs.',
  mist: 'You can’t lower its stats for a while: lower them first.',
  safeguard: 'It can’t get a status condition for a while: inflict one first.',
  tailwind: 'Doubles its Speed for a while: it may outspeed you.',
  trickroom: 'Slower Pokémon move first. Use Trick Room again to end it.',
  gravity: 'Ground moves hit Flying types and Levitate too, and moves miss less often.',
  magnetrise: 'Ground moves no longer hit it: use another type.',

  focusenergy:
    'It lands more critical hits, which ignore screens and raised defenses. Shell Armor and Battle Armor stop them.',
  charge: 'Its next Electric move hits twice as hard: Ground types are immune.',
  iondeluge: 'Its Normal moves are Electric for that turn.',

  taunt: 'You can’t use status moves for 3 turns: boost and heal first. Mental Herb cures it.',
  torment: 'You can’t use the same move twice in a row: bring two attacks or a Mental Herb.',
  encore: 'You repeat your last move for 3 turns: make it an attack or bring a Mental Herb.',
  disable: 'You can’t use your last move for 4 turns: bring a second attack or a Mental Herb.',
  spite: 'Your last move loses 4 PP.',
  topsyturvy: 'Turns your boosts into debuffs: boost after this.',
  tarshot: 'Lowers your Speed, and Fire moves hit you harder.',
  stealthrock: 'Damages Pokémon that enter the battle, most if weak to Rock: hold Heavy-Duty Boots.',

  metalburst: 'Hits back for 1.5× the damage it last took.',
  healpulse: 'Heals one raider for half its max HP.',
  haze: 'Resets everyone’s stats: boost and debuff after this.',
  sweetscent: 'Makes you easier to hit.',
  magicroom: 'Held items do nothing for a while.',
  toxicspikes:
    'Poisons Pokémon that enter the battle. Poison and Steel types are immune. Hold Heavy-Duty Boots.',
  doubleteam: 'Makes it harder to hit: use moves that never miss.',
  splash: 'Does nothing.',
  rest: 'Heals fully, then sleeps unless a berry wakes it.',
}

const ATTACKS: Readonly<Record<AttackEffect, string>> = {
  knockoff: 'Removes your held item.',
  poltergeist: 'Fails against Pokémon without an item.',
  present: 'May heal you instead.',
}
