import type { TeamRole } from '@/battle/plan'
import type { Aimed, OpeningTurn } from '@/lib/bring/team/opening-turns'
import type { TeamSlot, TeamSummary } from '@/lib/bring/team/team-summary'
import type { BuildInRoles } from '@/lib/plans/raid-plans'
import { builds } from '@/lib/words/en/builds'
import { listed, row } from '@/lib/words/en/formats'
import { names } from '@/lib/words/en/names/names'
import { cheers } from '@/lib/words/en/phrases'

const ROLES: Readonly<Record<TeamRole, string>> = { attacker: 'Attacker', support: 'Support' }

export const teams = {
  title: ({ aims, isRare }: Pick<TeamSummary, 'aims' | 'isRare'>) =>
    row([titleOf(aims), isRare && 'with legendaries']),
  who,
  about: ({ role, build: { item, level } }: Pick<TeamSlot, 'role' | 'build'>) =>
    row([ROLES[role], item !== undefined && names.item(item), level !== undefined && `level ${level}`]),
  training: (build: BuildInRoles) =>
    row([
      names.ability(build.ability),
      names.nature(build.nature),
      Object.keys(build.effortValues).length > 0 && builds.effortValues(build),
    ]),
  /**
   * `T2 Helping Hand on Rillaboom`
   *
   * @param turnIndex 0-based
   */
  turn: (turn: OpeningTurn, turnIndex: number) => `T${turnIndex + 1}\u00a0${turnInWords(turn)}`,
}

function titleOf(aims: TeamSummary['aims']): string {
  if (aims.length > 1) return 'Fastest and safest team'
  return aims[0] === 'strike' ? 'Fastest team' : 'Safest team'
}

/** `Iron Hands, Corviknight and 2 × Alcremie` */
function who(species: readonly string[]): string {
  const distinct = [...new Set(species)].map((name) => {
    const count = species.filter((otherName) => otherName === name).length
    return count > 1 ? `${count} × ${names.species(name)}` : names.species(name)
  })
  return listed(distinct)
}

function turnInWords(turn: OpeningTurn): string {
  switch (turn.kind) {
    case 'wait':
      return 'wait'
    case 'cheer':
      return `cheer ${cheers[turn.cheer]}`
    case 'move':
      return moveInWords(turn)
  }
}

function moveInWords({
  move,
  on,
  terastallize,
  isAfterOthers,
}: Extract<OpeningTurn, { kind: 'move' }>): string {
  const moveText = `${names.move(move)}${on ? ` on ${targetText(on)}` : ''}`
  const pressed = terastallize ? `Terastallize and use ${moveText}` : moveText
  return isAfterOthers ? `${pressed} after everyone else` : pressed
}

function targetText({ species, slot }: Aimed): string {
  const name = names.species(species)
  return slot === undefined ? name : `${name} in slot ${slot}`
}
