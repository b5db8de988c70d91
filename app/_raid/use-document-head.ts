import { useEffect } from 'react'
import { documentTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { pageAddress } from '@/lib/site'

/** Keeps the title and the canonical address of the document with what is chosen on the screen. */
export function useDocumentHead(path: string, selection: Selection) {
  const title = documentTitle(selection)
  useEffect(() => {
    document.title = title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', pageAddress(path))
  }, [title, path])
}
