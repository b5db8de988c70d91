import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useSentences } from '@/app/_ui/language/language'
import { CREATURE_SERVICE, PKMN_DEX, SMOGON_CALC, TERA_RAID_BATTLE } from '@/lib/links/sources'
import type { FigureSource } from '@/lib/words/text-shapes'
import styles from './SourceList.module.css'

export const ADDRESSES: Readonly<Record<FigureSource, string>> = {
  script: 'https://github.com/Decryptu/pokeldn/blob/HEAD/docs/sv_raid.md',
  players: TERA_RAID_BATTLE,
  typeChart: 'https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart',
  events: 'https://github.com/projectpokemon/EventsGallery',
  service: CREATURE_SERVICE,
  dex: PKMN_DEX,
  calc: SMOGON_CALC,
  guides: 'https://wikiwiki.jp/teraraid/',
}

/** The source of each fact about a raid. */
export function SourceList() {
  const { sources } = useSentences()
  return (
    <dl className={styles.sources}>
      {sources.map(([facts, source]) => (
        <div key={facts}>
          <dt>{facts}</dt>
          <dd>
            <LinkedSentence of={source} to={ADDRESSES} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
