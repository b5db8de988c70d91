import { useState } from 'react'

/** Whether an image has turned out to be missing, and the attributes of the `img` that tell. */
export function useMissingImage() {
  const [missing, setMissing] = useState(false)
  return {
    missing,
    events: {
      ref: (image: HTMLImageElement | null) => {
        // The error event of a prerendered image may have come before the script.
        if (image?.complete && image.naturalWidth === 0) setMissing(true)
      },
      onError: () => setMissing(true),
    },
  }
}
