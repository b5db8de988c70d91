import { LICENCES_FILE } from '@/lib/licences-file'
import { fileHref } from '@/lib/site'
import styles from './Credits.module.css'

/** The authors of the site, its design, data and images. */
export function Credits() {
  return (
    <footer className={styles.credits}>
      <p>
        An unofficial fan project, not affiliated with Nintendo, Game Freak, Creatures or The Pokémon Company.
      </p>
      <p>
        {'Made by the Tera Raid Info authors. Design after '}
        <a href="https://github.com/Kyle-Undefined/tera-raid-info">Kyle Undefined</a>
        {'’s Tera Raid Info, whose links this site keeps alive. Data: '}
        <a href="https://github.com/favware/graphql-pokemon">graphql-pokemon</a>
        {', '}
        <a href="https://github.com/pkmn/ps">@pkmn/dex</a>
        {' and the game’s own raid tables. Images: '}
        <a href="https://pokemonshowdown.com">Pokémon Showdown</a>
        {' and '}
        <a href="https://github.com/msikma/pokesprite">PokéSprite</a>
        {'. '}
        <a href={fileHref(LICENCES_FILE)}>Licences</a>
      </p>
    </footer>
  )
}
