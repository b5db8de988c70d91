import { useEffect } from 'react'
import { settleAddress } from './address-bar'

/** Keeps the address of what is shown in the address bar, so that a reload, and whoever copies it, gets the page itself. */
export function useSettledAddress() {
  useEffect(settleAddress)
}
