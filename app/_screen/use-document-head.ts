import { useEffect } from 'react'
import { documentTitle } from '@/lib/raid/raid-title'
import type { Selection } from '@/lib/raid/selection'
import { pageAddress } from '@/lib/site'

/**
 * Keeps title and canonical address of the document those of the chosen raid: the title names the tab and the entry of
 * the history, and the share menu of mobile browsers sends the canonical address.
 *
 * @param path without base path
 */
export function useDocumentHead(path: string, selection: Selection) {
  const title = documentTitle(selection)
  const address = pageAddress(path)
  useEffect(() => {
    document.title = title
    document.querySelector('link[rel=canonical]')?.setAttribute('href', address)
  }, [title, address])
}
