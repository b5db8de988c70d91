import { useEffect, useRef } from 'react'
import { useLanguage } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { isWanted, whenSeen } from './run-when'
import styles from './SaveForOffline.module.css'

/** The part of the program that saves the whole site. */
const savingPart = lazyPart('Save for offline', () => import('./SaveSite'))

/** Room for saving the whole site, which is loaded when that comes near the screen. Empty under Save-Data. */
export function SaveForOffline() {
  const { sentences } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const module = savingPart.useIfLoaded()
  const words = sentences.useIfLoaded()
  useEffect(() => {
    if (place.current && isWanted())
      return whenSeen(place.current, () => {
        savingPart.load()
        sentences.load()
      })
  }, [sentences])
  return (
    <div ref={place} className={`${styles.save} needs-script`}>
      {module && words && <module.SaveSite />}
    </div>
  )
}
