import { useEffect } from 'react'
import { settleAddress } from './address-bar'

/** Keeps the page's own address in the address bar, so that reloading or copying it leads to the page itself. */
export function useSettledAddress() {
  useEffect(settleAddress)
}
