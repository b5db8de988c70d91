import { useStore } from '@/app/_ui/use-store'
import type { StoredValue } from '@/lib/storage/stored-value'

/** Returns a stored value and follows it. The HTML shows the value for empty storage. */
export function useStored<Value>({
  subscribe,
  current,
  nothing,
}: Pick<StoredValue<Value>, 'subscribe' | 'current' | 'nothing'>): Value {
  return useStore(subscribe, current, () => nothing)
}

/** Whether the last change could not be stored and lasts for this page only. */
export function useIsLost({
  subscribe,
  isLost,
}: Pick<StoredValue<unknown>, 'subscribe' | 'isLost'>): boolean {
  return useStore(subscribe, isLost, () => false)
}
