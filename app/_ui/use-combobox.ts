import Combobox from '@github/combobox-nav'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Makes a field and a list of options a combobox after the ARIA pattern: arrow keys move through the list while the focus
 * stays in the field, wrapping around at either end, and Enter follows the option. While the list has options, one is
 * selected, at first the first.
 *
 * @param options what the list shows; another array starts at its first option again
 * @param onChosen called with the place of an option, before that is followed
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
  onChosen: (place: number) => void,
) {
  const combobox = useRef<Combobox>(undefined)
  const chosen = useEffectEvent(onChosen)

  // Before the field is given the focus: a key that is pressed at once counts.
  useLayoutEffect(() => {
    const [input, listbox] = [field.current, list.current]
    if (!input || !listbox) return
    const created = new Combobox(input, listbox, {
      firstOptionSelectionMode: 'selected',
      tabInsertsSuggestions: false,
    })
    combobox.current = created
    // Never stopped: it would miss the end of a composition that finds nothing for a while, and then hear no key.
    created.start()
    const onCommit = ({ target }: Event) => {
      if (target instanceof Element) chosen([...listbox.children].indexOf(target))
    }
    // It clears the selection when a composition ends, and with each input, even one that leaves the text unchanged.
    const onText = () => created.resetSelection()
    // Past either end it selects nothing: the same step again leads to the other end.
    const onKey = ({ key }: KeyboardEvent) => {
      if (input.hasAttribute('aria-activedescendant')) return
      if (key === 'ArrowDown') created.navigate(1)
      if (key === 'ArrowUp') created.navigate(-1)
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
      created.destroy()
    }
  }, [field, list])

  useLayoutEffect(() => {
    // Starting it marks the list as open, even an empty one.
    field.current?.setAttribute('aria-expanded', String(options.length > 0))
    combobox.current?.resetSelection()
  }, [field, options])
}
