import { goTo } from './address-bar'

/** Goes to a path that was chosen somewhere on a page: what it leads to shows from its top, where the controls are. */
export function openFromTop(path: string) {
  goTo(path)
  window.scrollTo({ top: 0 })
}
