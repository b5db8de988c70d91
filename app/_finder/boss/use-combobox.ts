import Combobox from '@github/combobox-nav'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Makes a field and a list of options a combobox after the ARIA pattern: arrow keys move in the list while the focus stays in
 * the field, and Enter follows the option. The first one is selected at once.
 *
 * @param options what the list shows; another array starts at its first option again
 * @param onChosen called before an option is followed
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
  onChosen: () => void,
) {
  const combobox = useRef<Combobox>(undefined)
  const chosen = useEffectEvent(onChosen)

  useEffect(() => {
    const [input, listbox] = [field.current, list.current]
    if (!input || !listbox) return
    const created = new Combobox(input, listbox, {
      firstOptionSelectionMode: 'selected',
      tabInsertsSuggestions: false,
    })
    combobox.current = created
    const onCommit = () => chosen()
    listbox.addEventListener('combobox-commit', onCommit)
    return () => {
      listbox.removeEventListener('combobox-commit', onCommit)
      created.destroy()
    }
  }, [field, list])

  useEffect(() => {
    if (options.length > 0) combobox.current?.start()
    else combobox.current?.stop()
  }, [options])
}
