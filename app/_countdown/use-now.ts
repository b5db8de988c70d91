import { useEffect, useState } from 'react'

/** In milliseconds: the seconds of the screen lag no more than this behind. */
const TICK = 250

/** The time, in milliseconds since 1970, four times a second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(ticking)
  }, [])
  return now
}
