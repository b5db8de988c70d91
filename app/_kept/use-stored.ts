import { useStore } from '@/app/_ui/use-store'
import type { StoredValue } from '@/lib/storage/stored-value'

/** Returns a stored value and follows it. The prerendered page has the value for nothing stored. */
export function useStored<Value>({
  subscribe,
  current,
  nothing,
}: Pick<StoredValue<Value>, 'subscribe' | 'current' | 'nothing'>): Value {
  return useStore(subscribe, current, () => nothing)
}

/** Whether the last change of a value could not be stored, so that it holds for this page only. */
export function useIsLost({
  subscribe,
  isLost,
}: Pick<StoredValue<unknown>, 'subscribe' | 'isLost'>): boolean {
  return useStore(subscribe, isLost, () => false)
}
