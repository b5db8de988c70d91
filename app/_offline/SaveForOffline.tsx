import { useEffect, useRef } from 'react'
import { useLanguage } from '@/app/_ui/language/language'
import { lazyPart } from '@/app/_ui/loading/lazy-part'
import { shouldSaveOffline, whenVisible } from './run-when'
import styles from './SaveForOffline.module.css'

const savingPart = lazyPart('Save for offline', () => import('./SaveSite'))

/** Reserves room for `SaveSite`, which loads when this comes near the screen. Under Save-Data, it stays empty. */
export function SaveForOffline() {
  const { sentences } = useLanguage()
  const room = useRef<HTMLDivElement>(null)
  const module = savingPart.useIfLoaded()
  const words = sentences.useIfLoaded()
  useEffect(() => {
    if (room.current && shouldSaveOffline())
      return whenVisible(room.current, () => {
        savingPart.load()
        sentences.load()
      })
  }, [sentences])
  return (
    <div ref={room} className={`${styles.save} needs-script`}>
      {module && words && <module.SaveSite />}
    </div>
  )
}
