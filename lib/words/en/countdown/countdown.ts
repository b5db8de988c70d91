import type { Cue } from '@/lib/countdown/countdown'
import { clock } from '@/lib/words/en/figures'
import { parts } from '@/lib/words/en/parts'

type Said = (move: string) => string

/** What is said of each cue: while it is ahead, shortly before it, and once it has happened. */
const CUES: Readonly<Record<Cue['kind'], { ahead: Said; soon: Said; happened: Said }>> = {
  shield: {
    ahead: () => 'Shield: use status moves before it',
    soon: () => 'Shield soon: last status moves',
    happened: () => 'Shield is up: Terastallize and attack',
  },
  orb: {
    ahead: () => 'Steals Tera Orb charge: Terastallize before it',
    soon: () => 'Tera Orb drain soon: Terastallize now',
    happened: () => 'Tera Orb was drained: charge it again',
  },
  'player reset': {
    ahead: () => 'Clears your boosts: boost after it',
    soon: () => 'Clears your boosts soon: attack until then',
    happened: () => 'Boosts were cleared: set up again',
  },
  'boss reset': {
    ahead: () => 'Clears its debuffs: save yours until then',
    soon: () => 'Clears its debuffs soon: save yours until then',
    happened: () => 'Its debuffs were cleared: lower its stats again',
  },
  'reset under shield': {
    ahead: () => 'Clears its debuffs: attack before it',
    soon: () => 'Clears its debuffs soon: attack now',
    happened: () => 'Its debuffs were cleared',
  },
  move: {
    ahead: (move) => `Uses ${move}`,
    soon: (move) => `Uses ${move} soon`,
    happened: (move) => `It used ${move}`,
  },
}

// The name as the screen has it, which is said already.
function moveOf(cue: Cue): string {
  return cue.kind === 'move' ? cue.name : ''
}

/** The countdown of a raid, to be read at arm's length: few words. */
export const countdown = {
  ahead: (cue: Cue) => CUES[cue.kind].ahead(moveOf(cue)),
  soon: (cue: Cue) => CUES[cue.kind].soon(moveOf(cue)),
  happened: (cue: Cue) => CUES[cue.kind].happened(moveOf(cue)),
  start: 'Start',
  startWhen: 'Press Start when the timer bar appears on your console.',
  startAgain: 'Start again',
  left: clock,
  timerBar: (percent: number) => `Timer bar at ${Math.ceil(percent)}%`,
  /** @param wait in seconds */
  onTheBar: (percent: number, wait: number) => `Timer bar at ${percent}%, in ${clock(wait)}`,
  atHp: (percent: number) => `At ${percent}% HP`,
  justNow: 'Just now',
  nothingByClock: 'Nothing more by the clock',
  nothingByHp: 'Nothing more by HP',
  hpMarks: 'Boss HP: tap when it passes',
  hpMark: (percent: number) => `Boss at ${percent}% HP`,
  hpPercent: (percent: number) => `${percent}%`,
  faint: (seconds: number) => `Player fainted: −${clock(seconds)}`,
  npcFaints: 'NPC faints cost no time.',
  undo: 'Undo',
  vibrate: 'Vibrate',
  over: 'Time is up: the raid is lost',
  isLost: `${parts.notKept} The countdown lasts until you close this page.`,
}
