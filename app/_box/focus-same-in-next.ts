/**
 * Focuses what stands in the next item of a list where a button stands in its own, as the last one of a footer does; in the
 * one before where it is in the last. An item that is removed with its button would leave the focus nowhere.
 */
export function focusSameInNext(button: HTMLElement) {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector<HTMLElement>('footer > button:last-child')?.focus()
}
