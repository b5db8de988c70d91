import { LICENCES_FILE } from '@/lib/licences-file'
import { fileHref } from '@/lib/site'
import styles from './Credits.module.css'

/** Who and what the page owes its content to. */
export function Credits() {
  return (
    <footer className={styles.credits}>
      <p>
        An unofficial fan project, not affiliated with Nintendo, Game Freak, Creatures or The Pokémon Company.
      </p>
      <p>
        {'Creature data: '}
        <a href="https://github.com/favware/graphql-pokemon">graphql-pokemon</a>
        {' and '}
        <a href="https://github.com/pkmn/ps">@pkmn/dex</a>
        {'. Images: '}
        <a href="https://pokemonshowdown.com">Pokémon Showdown</a>
        {' and '}
        <a href="https://github.com/msikma/pokesprite">PokéSprite</a>
        {'. Raid figures: the game’s own tables. '}
        <a href={fileHref(LICENCES_FILE)}>Licences</a>
      </p>
    </footer>
  )
}
