import { nextScheme, parseScheme, shownScheme, showScheme, storedScheme } from '@/app/_theme/color-scheme'
import { IconButton } from '@/app/_ui/Buttons'
import { useLabels } from '@/app/_ui/language/language'
import styles from './SchemeSwitch.module.css'

/** Cycles through the color schemes. Styles choose the label, since they know the choice before the first paint. */
export function SchemeSwitch() {
  const { scheme } = useLabels().screen
  return (
    <IconButton icon="scheme" onClick={chooseNext}>
      <span className={styles.dark}>{scheme.dark}</span>
      <span className={styles.light}>{scheme.light}</span>
      <span className={styles.device}>{scheme.device}</span>
    </IconButton>
  )
}

function chooseNext() {
  const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const scheme = nextScheme(parseScheme(shownScheme()), device)
  showScheme(scheme)
  if (scheme) storedScheme.set(scheme)
  else storedScheme.clear()
}
