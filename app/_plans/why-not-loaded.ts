import { NOT_SAVED } from '@/app/_ui/not-saved'

/** Why builds could not be loaded, and what to do. */
export function whyNotLoaded(): string {
  return navigator.onLine ? "Couldn't load this section. Try again later." : NOT_SAVED
}
