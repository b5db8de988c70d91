import { Sources } from './Sources'

/** Where the advice on actions comes from, and how far it goes. */
export function ActionSources() {
  return (
    <Sources>
      Thresholds are the game’s own; what actions and shields do is{' '}
      <a href="https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle">what players found</a>. Times are the
      latest of 7:30: fainting takes some.
    </Sources>
  )
}
