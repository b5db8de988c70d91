import type { ActionKind } from '@/data/rosters/rosters'
import type { StageName, Status, Who } from './terms'

/** One thing that happened in a turn, for a teller. Names of moves, items and abilities are those of @pkmn/dex. */
export type BattleEvent =
  | { readonly kind: 'uses'; readonly by: Who; readonly move: string }
  /** A move that did nothing, or someone that could not move. `why` is a word of the rule: `asleep`, `shield`, `taunt`. */
  | { readonly kind: 'fails'; readonly by: Who; readonly why: string }
  | { readonly kind: 'misses'; readonly by: Who; readonly on: Who }
  | { readonly kind: 'unaffected'; readonly who: Who; readonly why: string }
  /** One hit. `amount` is the HP that it took, after the shield and at most the HP that were left. */
  | { readonly kind: 'damage'; readonly to: Who; readonly amount: number; readonly critical: boolean }
  /** HP lost otherwise: `recoil`, `brn`, `Life Orb`. */
  | { readonly kind: 'hurt'; readonly who: Who; readonly amount: number; readonly by: string }
  | { readonly kind: 'heals'; readonly who: Who; readonly amount: number; readonly by: string }
  /** `by` is the change that took place, -12 to 12. */
  | { readonly kind: 'stage'; readonly who: Who; readonly stage: StageName; readonly by: number }
  | { readonly kind: 'status'; readonly who: Who; readonly status: Status }
  | { readonly kind: 'cured'; readonly who: Who; readonly of: string }
  /** A volatile begins, by its id: `confusion`, `taunt`. */
  | { readonly kind: 'volatile'; readonly who: Who; readonly id: string }
  | { readonly kind: 'item gone'; readonly who: Who; readonly item: string }
  | { readonly kind: 'item handed over'; readonly by: Who; readonly to: Who; readonly item: string }
  | { readonly kind: 'ability'; readonly who: Who; readonly ability: string }
  /** Weather, terrain, a room or a screen begins. `who` is whose side it is on; `undefined` for the whole field. */
  | { readonly kind: 'field'; readonly effect: string; readonly who: Who | undefined }
  | { readonly kind: 'field ends'; readonly effect: string; readonly who: Who | undefined }
  | { readonly kind: 'mimics'; readonly who: Who; readonly move: string }
  | { readonly kind: 'transforms'; readonly who: Who; readonly into: string }
  | { readonly kind: 'shield up' }
  | { readonly kind: 'shield broken' }
  /** A scripted action. `move` is the name of its move, if it is one. */
  | { readonly kind: 'scripted'; readonly action: ActionKind; readonly move: string | undefined }
  | { readonly kind: 'charge'; readonly who: Who; readonly charge: number }
  | { readonly kind: 'terastallizes'; readonly who: Who }
  | { readonly kind: 'cheer'; readonly by: Who; readonly cheer: 'attack' | 'defense' | 'heal' }
  | { readonly kind: 'faints'; readonly who: Who; readonly seconds: number }
  | { readonly kind: 'returns'; readonly who: Who }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' }
