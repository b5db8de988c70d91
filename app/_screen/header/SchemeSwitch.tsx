import { nextScheme, parseScheme, SCHEME_KEY, type Scheme } from '@/app/_theme/color-scheme'
import { shownScheme, showScheme } from '@/app/_theme/show-scheme'
import { IconButton } from '@/app/_ui/IconButton'
import styles from './SchemeSwitch.module.css'

/**
 * Cycles through the colour schemes: the one the device does not have, the device's own, and no choice. The styles show the
 * right label, since they know the choice before the first paint.
 */
export function SchemeSwitch() {
  return (
    <IconButton icon="scheme" onClick={chooseNext}>
      <span className={styles.dark}>Use dark mode</span>
      <span className={styles.light}>Use light mode</span>
      <span className={styles.device}>Match device</span>
    </IconButton>
  )
}

function chooseNext() {
  const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const scheme = nextScheme(parseScheme(shownScheme()), device)
  showScheme(scheme)
  try {
    keep(scheme)
  } catch {
    // Without storage the choice holds for this page.
  }
}

function keep(scheme: Scheme | undefined) {
  if (scheme) localStorage.setItem(SCHEME_KEY, scheme)
  else localStorage.removeItem(SCHEME_KEY)
}
