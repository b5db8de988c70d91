import type { Cue } from '@/lib/countdown/countdown'
import { clock } from '@/lib/words/en/formats'
import { parts } from '@/lib/words/en/parts'

type Said = (move: string) => string

const CUES: Readonly<Record<Cue['kind'], { ahead: Said; soon: Said; happened: Said }>> = {
  shield: {
    ahead: () => 'Shield next: use status moves now',
    soon: () => 'Shield soon: last chance for status moves',
    happened: () => 'Shield is up: Terastallize and attack',
  },
  orb: {
    ahead: () => 'Steals Tera Orb charge: Terastallize first',
    soon: () => 'Steals charge soon: Terastallize now',
    happened: () => 'Charge stolen: attack to recharge',
  },
  'player reset': {
    ahead: () => 'Resets your boosts: boost afterwards',
    soon: () => 'Resets your boosts soon: just attack',
    happened: () => 'Your boosts were reset: set up again',
  },
  'boss reset': {
    ahead: () => 'Resets its debuffs: save yours for after',
    soon: () => 'Resets its debuffs soon: save yours for after',
    happened: () => 'Its debuffs were reset: lower its stats again',
  },
  'reset under shield': {
    ahead: () => 'Resets its debuffs: attack first',
    soon: () => 'Resets its debuffs soon: attack now',
    happened: () => 'Its debuffs were reset',
  },
  move: {
    ahead: (move) => `Uses ${move}`,
    soon: (move) => `Uses ${move} soon`,
    happened: (move) => `It used ${move}`,
  },
}

function moveOf(cue: Cue): string {
  return cue.kind === 'move' ? cue.name : ''
}

/** Players read the countdown at arm’s length, so texts are short. */
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
  nothingByClock: 'No more timed actions',
  nothingByHp: 'No more HP actions',
  hpMarks: 'Boss HP: tap when it drops below',
  hpMark: (percent: number) => `Boss at ${percent}% HP`,
  hpPercent: (percent: number) => `${percent}%`,
  faint: (seconds: number) => `Player fainted: −${clock(seconds)}`,
  npcFaints: 'NPC faints don’t cost time.',
  undo: 'Undo',
  vibrate: 'Vibrate',
  over: 'Time’s up. Raid lost.',
  isLost: `${parts.notKept} The countdown will be lost when you close this page.`,
}
