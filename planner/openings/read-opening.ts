import type { Build } from '@/battle/build'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { Choice, OpeningStep } from '@/battle/plan'
import { moveKey } from '@/data/move-key'

type OpeningRead = { readonly steps: readonly OpeningStep[] } | { readonly faults: readonly string[] }

/**
 * Parses `2: Fake Tears; 3: Attack cheer; 2: Helping Hand on 1; 1: Tera Blast with Tera`. Numbers are
 * 1-based indices in `builds`. Without `on`, a move targets the boss, or its user if it can't target a
 * foe.
 */
export function readOpening(text: string, builds: readonly Build[]): OpeningRead {
  const entries = text.split(';').map((entry) => entry.trim())
  const steps: OpeningStep[] = []
  const faults: string[] = []
  for (const [index, entry] of entries.entries()) {
    if (entry === '') continue
    const step = readEntry(entry, builds)
    if (typeof step === 'string') faults.push(`entry ${index + 1}, ${entry}: ${step}`)
    else steps.push(step)
  }
  if (steps.length + faults.length === 0) faults.push('it has no entry')
  return faults.length > 0 ? { faults } : { steps }
}

const ENTRY = /^(\d+)\s*:\s*(.+)$/
const CHEERS = { 'attack cheer': 'attack', 'defense cheer': 'defense', 'heal cheer': 'heal' } as const
const EXPECTED = 'a raider, a colon and what it does were expected, as in 1: Nasty Plot'

function readEntry(entry: string, builds: readonly Build[]): OpeningStep | string {
  const [, number = '', action = ''] = ENTRY.exec(entry) ?? []
  if (action === '') return EXPECTED
  const raider = Number(number) - 1
  const build = builds[raider]
  if (!build) return noRaider(number, builds)
  const cheer = Object.entries(CHEERS).find(([name]) => name === action.toLowerCase())?.[1]
  const choice = cheer ? ({ kind: 'cheer', cheer } as const) : readMove(action, { raider, build, builds })
  return typeof choice === 'string' ? choice : { raider, choice }
}

interface Acting {
  readonly raider: number
  readonly build: Build
  readonly builds: readonly Build[]
}

const MOVE = /^(.+?)(?:\s+on\s+(self|\d+))?(\s+with\s+tera)?$/i

function readMove(action: string, { raider, build, builds }: Acting): Choice | string {
  const [, name = '', aim, tera] = MOVE.exec(action) ?? []
  const move = build.moves.findIndex((candidate) => moveKey(candidate) === moveKey(name))
  const moveName = build.moves[move]
  if (!moveName) return `raider ${raider + 1} has no ${name}, but ${build.moves.join(', ')}`
  const ally = allyOf(aim, raider)
  if (ally !== undefined && !builds[ally]) return noRaider(aim ?? '', builds)
  const { target } = moveNamed(moveName)
  const fault = faultOfAim(moveName, ally === raider ? 'self' : ally)
  if (fault !== undefined) return fault
  const allyTarget = ally !== undefined && target !== 'self' ? { ally } : {}
  return { kind: 'move', move, ...allyTarget, terastallize: tera !== undefined }
}

function allyOf(aim: string | undefined, raider: number): number | undefined {
  if (aim === undefined) return undefined
  return aim.toLowerCase() === 'self' ? raider : Number(aim) - 1
}

const FOR_ALLIES: ReadonlySet<string> = new Set(['normal', 'any', 'adjacentAlly', 'adjacentAllyOrSelf'])
const FOR_SELF: ReadonlySet<string> = new Set(['self', 'adjacentAllyOrSelf'])

function faultOfAim(move: string, aim: 'self' | number | undefined): string | undefined {
  const { forOtherAllies } = rulesOf(move)
  const target = forOtherAllies ? 'allies' : moveNamed(move).target
  if (aim === undefined)
    return target === 'adjacentAlly' ? `${move} is for an ally, as in ${move} on 1` : undefined
  if (aim === 'self') return FOR_SELF.has(target) ? undefined : `${move} cannot be aimed at its user`
  return FOR_ALLIES.has(target) ? undefined : `${move} cannot be aimed at raider ${aim + 1}`
}

function noRaider(number: string, builds: readonly Build[]): string {
  return `there is no raider ${number}, only 1 to ${builds.length}`
}
