import { Sources } from '@/app/_raid/Sources'
import { clockLabel } from '@/lib/advice/time-limit'

interface Props {
  /** In seconds. */
  timeLimit: number
}

/** The sources of the advice on actions, and its limits. */
export function ActionSources({ timeLimit }: Props) {
  return (
    <Sources>
      Thresholds and the time limit are the game’s own; what actions and shields do is{' '}
      <a href="https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle">what players found</a>.{' '}
      {`The raid lasts ${clockLabel(timeLimit)}; times count from its start, and each faint shortens the timer.`}
    </Sources>
  )
}
