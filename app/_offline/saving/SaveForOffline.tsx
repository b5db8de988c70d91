import { useEffect, useRef } from 'react'
import { isWanted } from '@/app/_offline/is-wanted'
import styles from './SaveForOffline.module.css'
import { savingPart } from './saving-part'
import { whenSeen } from './when-seen'

/** Room for saving the whole site, which is loaded when that comes near the screen. Empty under Save-Data. */
export function SaveForOffline() {
  const place = useRef<HTMLDivElement>(null)
  const module = savingPart.useIfLoaded()
  useEffect(() => {
    if (place.current && isWanted()) return whenSeen(place.current, savingPart.load)
  }, [])
  return (
    <div ref={place} className={`${styles.save} needs-script`}>
      {module && <module.SaveSite />}
    </div>
  )
}
