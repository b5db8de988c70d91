import { CopySets } from '@/app/_plans/CopySets'
import { useLabels } from '@/app/_ui/language/language'
import type { ShownBuild } from '@/lib/bring/to-bring'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { AddToBox } from './AddToBox'
import { OwnCreature } from './OwnCreature'
import { WorkedForMe } from './WorkedForMe'

interface Props {
  raid: RaidView
  build: ShownBuild
}

/** Controls of a build: copy it, add it to the box, mark it as owned, and mark whether it worked. */
export function BuildControls({ raid, build }: Props) {
  const { plans } = useLabels()
  const { set, species, name } = build
  return (
    <>
      <CopySets text={set} label={plans.copyBuild} title={plans.copyBuildOf(name)} />
      <AddToBox set={set} name={name} />
      <OwnCreature species={species} name={name} />
      <WorkedForMe raid={raid} build={build} />
    </>
  )
}
