import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useSentences } from '@/app/_ui/language/language'
import type { FigureSource } from '@/lib/words/en/sources'
import styles from './FigureSources.module.css'

const ADDRESSES: Readonly<Record<FigureSource, string>> = {
  script: 'https://github.com/Decryptu/pokeldn/blob/HEAD/docs/sv_raid.md',
  players: 'https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle',
  typeChart: 'https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart',
  events: 'https://github.com/projectpokemon/EventsGallery',
  service: 'https://github.com/favware/graphql-pokemon',
  dex: 'https://github.com/pkmn/ps',
  calc: 'https://github.com/smogon/damage-calc',
  guides: 'https://wikiwiki.jp/teraraid/',
}

/** The source of each figure of a raid. */
export function FigureSources() {
  const { sources } = useSentences()
  return (
    <dl className={styles.sources}>
      {sources.map(([figures, source]) => (
        <div key={figures}>
          <dt>{figures}</dt>
          <dd>
            <LinkedSentence of={source} to={ADDRESSES} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
