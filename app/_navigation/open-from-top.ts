import { goTo } from './address-bar'

/** Goes to a path and scrolls to the top, where the controls are. */
export function openFromTop(path: string) {
  goTo(path)
  window.scrollTo({ top: 0 })
}
