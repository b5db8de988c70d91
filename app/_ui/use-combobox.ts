import Combobox from '@github/combobox-nav'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Makes a field and a list of options a combobox after the ARIA pattern. Arrow keys move through the list, wrapping around,
 * while the focus stays in the field. Enter follows the selected option, at first the first one. The library is small and works
 * on our markup, so options stay links.
 *
 * @param options the shown options; a new array selects its first option
 * @param onChosen called with an option's index before the visitor follows it
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
  onChosen: (index: number) => void,
) {
  const combobox = useRef<Combobox>(undefined)
  const reportChoice = useEffectEvent(onChosen)

  // A layout effect runs before the field gets the focus, so that no key is missed.
  useLayoutEffect(() => {
    const [input, listbox] = [field.current, list.current]
    if (!input || !listbox) return
    const instance = new Combobox(input, listbox, {
      firstOptionSelectionMode: 'selected',
      tabInsertsSuggestions: false,
    })
    combobox.current = instance
    // Never stop it: without options, it would miss the end of a composition and then ignore keys.
    instance.start()
    const onCommit = ({ target }: Event) => {
      if (target instanceof Element) reportChoice([...listbox.children].indexOf(target))
    }
    // The library clears the selection when a composition ends and on each input, even if the text stays the same.
    const onText = () => instance.resetSelection()
    // Past either end, the library selects nothing. Repeating the step reaches the other end.
    const onKey = ({ key }: KeyboardEvent) => {
      if (input.hasAttribute('aria-activedescendant')) return
      if (key === 'ArrowDown') instance.navigate(1)
      if (key === 'ArrowUp') instance.navigate(-1)
    }
    listbox.addEventListener('combobox-commit', onCommit)
    input.addEventListener('compositionend', onText)
    input.addEventListener('input', onText)
    input.addEventListener('keydown', onKey)
    return () => {
      listbox.removeEventListener('combobox-commit', onCommit)
      input.removeEventListener('compositionend', onText)
      input.removeEventListener('input', onText)
      input.removeEventListener('keydown', onKey)
      instance.destroy()
    }
  }, [field, list])

  useLayoutEffect(() => {
    // The library marks the list as open, even if it is empty.
    field.current?.setAttribute('aria-expanded', String(options.length > 0))
    combobox.current?.resetSelection()
  }, [field, options])
}
