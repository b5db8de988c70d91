import { useStore } from '@/app/_ui/use-store'
import type { StoredValue } from '@/lib/storage/stored-value'

/** The HTML shows the value for empty storage. */
export function useStored<T>({
  subscribe,
  current,
  nothing,
}: Pick<StoredValue<T>, 'subscribe' | 'current' | 'nothing'>): T {
  return useStore(subscribe, current, () => nothing)
}

export function useIsLost({
  subscribe,
  isLost,
}: Pick<StoredValue<unknown>, 'subscribe' | 'isLost'>): boolean {
  return useStore(subscribe, isLost, () => false)
}
