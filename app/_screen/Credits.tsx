import { LinkedSentence } from '@/app/_ui/LinkedSentence'
import { useLabels } from '@/app/_ui/language/language'
import { LICENSES_FILE } from '@/lib/links/file-names'
import { fileHref } from '@/lib/links/site'
import { CREATURE_SERVICE, PKMN_DEX } from '@/lib/links/sources'
import styles from './Credits.module.css'

const LINKS = {
  design: 'https://github.com/Kyle-Undefined/tera-raid-info',
  service: CREATURE_SERVICE,
  dex: PKMN_DEX,
  images: 'https://pokemonshowdown.com',
  icons: 'https://github.com/msikma/pokesprite',
  licenses: fileHref(LICENSES_FILE),
}

export function Credits() {
  const { screen } = useLabels()
  return (
    <footer className={styles.credits}>
      <p>{screen.unofficial}</p>
      <p>
        <LinkedSentence of={screen.credits} to={LINKS} />
      </p>
    </footer>
  )
}
