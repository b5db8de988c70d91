import type { BossPicks } from '@/data/vocabulary'

/**
 * Everything about raids that the sources leave open, each with its alternatives, its sources and how far it can be
 * trusted: *good* (one careful source and none against it) or *open* (sources differ or are silent).
 */
export interface Assumptions {
  /**
   * Which move the boss picks: one `at random` of those that affect the target, or the attack with the `strongest` mean
   * damage. Open. Players see both: variety at 5 stars, one move over and over at 6 (wikiwiki.jp/teraraid).
   */
  readonly bossPicks: BossPicks
  /**
   * When a boss makes its second move (see `RaidBoss`) in the pair with a raider: right `after its first`, or `last`, after
   * a slower raider too. Open. That it is drawn when the boss chooses, one more of its usual moves: good,
   * https://w.atwiki.jp/animanpokemon/pages/210.html, which is silent on the order; tera-raid-builder plays none.
   */
  readonly secondMoveComes: 'after its first' | 'last'
  /**
   * Seconds that a turn takes, with the messages and the time to choose. Open: strategies that players share for
   * tera-raid-builder, and the order in which they have the boss's script act, fit 12 to 15 and no longer 20.
   * Alternatives: 10, 15, 20.
   */
  readonly secondsPerTurn: number
  /**
   * Seconds of a turn that pass before its first action, while the players choose; the actions share the others. Open, in no
   * source. Alternative: 0.
   */
  readonly secondsToChoose: number
  /**
   * Seconds of the raid that pass before anybody's first move, in place of `secondsToChoose` in the first turn, which is as
   * much longer. Open: in strategies that players share for tera-raid-builder, scripted actions of the first 18 seconds
   * come before anybody moves. Alternative: 10, as in the other turns.
   */
  readonly secondsBeforeFirst: number
  /**
   * What a second Attack or Defense cheer adds while the first lasts: `nothing` but its turns, or as much again
   * (`multiply`). Good: it never adds up, it only starts the turns afresh,
   * https://wikiwiki.jp/teraraid/%E5%BF%9C%E6%8F%B4%E3%81%AE%E4%BB%95%E6%A7%98. The screen of 2.0.1 shows six turns.
   */
  readonly cheersStack: 'nothing' | 'multiply'
  /**
   * Turns that Attack or Defense cheers last at most, however many there are. Good: those of one, since a second only starts
   * the turns afresh (the same page, of April 2025). Alternative: 6, as the screen of 2.0.1 has it, to which they add up.
   */
  readonly mostCheerTurns: number
  /**
   * Whether an Attack or Defense cheer under which a raider faints stays with it to the end of the raid. Good: it does, by
   * https://w.atwiki.jp/animanpokemon/pages/38 and tera-raid-builder, which lets it add to later ones; here nothing adds up.
   */
  readonly cheersOutlastFaint: boolean
  /** The factor of an Attack or Defense cheer. Good: 1.5 (wikiwiki.jp/teraraid). Bulbapedia says 1.5 or 2. */
  readonly cheerFactor: number
  /** Turns that an Attack or Defense cheer lasts. Good: 3, the same page; tera-raid-builder counts 12 turns of four. */
  readonly cheerTurns: number
  /**
   * Share of max HP that a Heal cheer gives back, drawn evenly between the two. Open: Bulbapedia gives 20 to 100 % and no
   * chances, https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle. Alternative: always the least.
   */
  readonly healCheer: readonly [least: number, most: number]
  /**
   * Whether the reset of raiders ends Attack and Defense cheers. Open: it does according to wikiwiki.jp/teraraid (the page
   * on cheers, "強化解除によって効果が消滅する") and tera-raid-builder. Other Japanese pages say that cheers last.
   */
  readonly resetEndsCheers: boolean
  /** Turns for which the reset of raiders suppresses abilities. Good: 1 (tera-raid-builder, wikiwiki.jp/teraraid). */
  readonly abilitiesOffFor: number
  /**
   * Seconds that a faint takes from the raid's time. Good at 6 stars: 60, https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86,
   * which names no tier. https://w.atwiki.jp/tk_takehiko/pages/88 speaks of it, too.
   */
  readonly secondsPerFaint: number
  /**
   * Whether a faint takes as large a share of a shorter raid's time, 40 of 300 seconds. Open, since the source names no
   * tier: it takes as many seconds here.
   */
  readonly faintsTakeShare: boolean
  /** Seconds that a raider waits for each time that it has fainted so far. Good: 5, the same page. */
  readonly waitPerFaint: number
  /** Whether a raider that fainted while Terastallized may do so again. Good: it may not (Bulbapedia). */
  readonly terastallizesAgain: boolean
  /** Whether the shield reduces fixed damage (Night Shade). Open: wikiwiki.jp/teraraid says so, other pages deny it. */
  readonly shieldReducesFixedDamage: boolean
  /**
   * Whether attacks that take a share of the target's HP (Super Fang, Ruination) do anything to a boss. Open:
   * https://w.atwiki.jp/tk_takehiko/pages/88 speaks of them. They do nothing here, so no plan rests on them. The alternative
   * divides them by the HP multiplier.
   */
  readonly shareAttacksWork: boolean
  /**
   * Whether Helping Hand waits for an attack of its ally, through other actions. Good: it does in tera-raid-builder, and
   * lines that players share rest on it (`data/strategies/openings.json`). In @pkmn/sim, which knows no raids, it ends with the turn:
   * the alternative, where it ends with its ally's next action.
   */
  readonly helpingHandWaits: boolean
  /** Whether a boss flinches. Good: it does not (tera-raid-builder skips it for the boss). */
  readonly bossFlinches: boolean
  /** Whether a boss's Knock Off takes a raider's item. Good: it does not (tera-raid-builder). */
  readonly bossTakesItems: boolean
  /** Moves against each raider that the boss loses when its shield breaks. Good: 1 (wikiwiki.jp/teraraid, on the shield). */
  readonly movesLostWithShield: 0 | 1
  /** Whether Taunt stops the status moves of the boss's script. Open: it does in tera-raid-builder. */
  readonly tauntStopsScript: boolean
  /** Whether Explosion, Self-Destruct and Misty Explosion work. Open: they do in @pkmn/sim; one source lets them fail. */
  readonly explosionsWork: boolean
  /**
   * Whether Copycat repeats the last move that anybody used. Open: it does in tera-raid-builder. It fails here, so no plan
   * rests on it.
   */
  readonly copycatWorks: boolean
  /**
   * Whether Future Sight and Doom Desire strike at the end of the second turn after their use. Open: they do in
   * tera-raid-builder. They fail here, so no plan rests on them.
   */
  readonly delayedAttacksWork: boolean
  /**
   * The least damage of a hit through the shield. Open, in no source: below a half it is nothing, which also charges no Tera
   * Orb. It matters for shields that let 1 % through. Alternative: 1.
   */
  readonly leastThroughShield: 0 | 1
  /**
   * Whether an Attack cheer raises what Strength Sap restores. Open, in no source: it doesn't, since the move counts the
   * Attack of its target. Alternative: as much as damage.
   */
  readonly cheersRaiseStrengthSap: boolean
  /** Whether a Heal cheer ends Yawn and Syrup Bomb. Open: it doesn't, since sources name statuses and confusion. */
  readonly healCheerEndsYawn: boolean
  /**
   * Whether Symbiosis hands Booster Energy to an ally with Protosynthesis or Quark Drive. Open: it doesn't, as no move takes
   * that item from a Paradox Pokémon. The alternative hands it over, and it is used up by the end of the turn.
   */
  readonly boosterEnergyHandedOver: boolean
  /**
   * Whether the Helping Hands of several allies add up. Open: they do in @pkmn/sim, and in tera-raid-builder they never do.
   */
  readonly helpingHandsAddUp: boolean
  /**
   * Whether the player reset spares abilities that nothing suppresses (Disguise, Zero to Hero). Open: it does as elsewhere in
   * the games; tera-raid-builder once let it suppress every ability.
   */
  readonly resetSparesFixedAbilities: boolean
  /**
   * Whether a boost by Booster Energy that is used up comes back after the player reset, with the ability. Open, in no source.
   * Alternative: the reset ends it, as it ends Flash Fire.
   */
  readonly boosterEnergyOutlastsReset: boolean
  /**
   * Whether Commander acts: Tatsugiri hides in the mouth of an ally Dondozo until that faints, and raises each of its stats by
   * two stages. Open, in no source: nothing happens here. In @pkmn/sim it acts in battles of two against two.
   */
  readonly commanderActs: boolean
}

/** The assumptions that name whether something happens. */
export type YesOrNo = {
  [Name in keyof Assumptions]: Assumptions[Name] extends boolean ? Name : never
}[keyof Assumptions]

/** Minimum and maximum seconds per turn, by players' estimates. */
export const TURN_SECONDS = [10, 15] as const

/** The assumptions that the data is made under. The docstring of each says why. */
export const ASSUMPTIONS: Assumptions = {
  bossPicks: 'at random',
  secondMoveComes: 'after its first',
  secondsPerTurn: 13.5,
  secondsToChoose: 10,
  secondsBeforeFirst: 18,
  cheersStack: 'nothing',
  mostCheerTurns: 3,
  cheersOutlastFaint: true,
  cheerFactor: 1.5,
  cheerTurns: 3,
  healCheer: [0.2, 1],
  resetEndsCheers: true,
  abilitiesOffFor: 1,
  secondsPerFaint: 60,
  faintsTakeShare: false,
  waitPerFaint: 5,
  terastallizesAgain: false,
  shieldReducesFixedDamage: true,
  shareAttacksWork: false,
  helpingHandWaits: true,
  bossFlinches: false,
  bossTakesItems: false,
  movesLostWithShield: 1,
  tauntStopsScript: true,
  explosionsWork: true,
  copycatWorks: false,
  delayedAttacksWork: false,
  leastThroughShield: 0,
  cheersRaiseStrengthSap: false,
  healCheerEndsYawn: false,
  boosterEnergyHandedOver: false,
  helpingHandsAddUp: true,
  resetSparesFixedAbilities: true,
  boosterEnergyOutlastsReset: true,
  commanderActs: false,
}

/** Seconds of a turn, counted from 1, before its first action. After the first turn, at most those that a turn has. */
export function secondsBeforeActions(
  { secondsBeforeFirst, secondsToChoose, secondsPerTurn }: Assumptions,
  turn: number,
): number {
  return turn === 1 ? secondsBeforeFirst : Math.min(secondsToChoose, secondsPerTurn)
}

/** Seconds that the actions of a turn share. */
export function secondsOfActions({ secondsToChoose, secondsPerTurn }: Assumptions): number {
  return Math.max(0, secondsPerTurn - secondsToChoose)
}

/** Turns that fit into a raid of `raidSeconds` in which nobody faints, with fractions. */
export function turnsWithin(assumptions: Assumptions, raidSeconds: number): number {
  const first = secondsBeforeActions(assumptions, 1) + secondsOfActions(assumptions)
  return 1 + (raidSeconds - first) / assumptions.secondsPerTurn
}

/** Seconds of the raids, of 6 stars, that `secondsPerFaint` was told of. */
const CLOCK_OF_SOURCE = 450

/** Seconds that a faint costs, by the raid's time limit in seconds. */
export function secondsOfFaint(
  { secondsPerFaint, faintsTakeShare }: Assumptions,
  raidSeconds: number,
): number {
  return faintsTakeShare ? (secondsPerFaint * raidSeconds) / CLOCK_OF_SOURCE : secondsPerFaint
}
