const CONTROLS = 'a[href], button, summary, input, select, textarea, [role=option]'

export function nameWith(text: string): RegExp {
  return new RegExp(wordsOf(text).join(String.raw`[^\p{Letter}\p{Number}]*`), 'iu')
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/** Fails the test if a control's name lacks its visible text. */
export function failOnNamesWithoutText() {
  // Before Testing Library, whose hook comes later, unmounts what the test rendered.
  afterEach(() => {
    if (typeof document !== 'undefined') expect(namesWithoutText(document)).toEqual([])
  })
}

/**
 * Describes the controls whose `aria-label` lacks their visible text. Visitors who control a device by voice say the text
 * that they see: https://www.w3.org/TR/WCAG22/#label-in-name
 */
export function namesWithoutText(page: ParentNode): string[] {
  return [...page.querySelectorAll(CONTROLS)].flatMap((control) => {
    const name = control.getAttribute('aria-label')
    const isField = control.matches('input, select, textarea')
    const text = visibleText(isField ? control.closest('label') : control)
    // The pseudo-language lengthens the name and the text with different words.
    if (name === null || text.startsWith('[')) return []
    return nameWith(text).test(name) ? [] : [`${name}, shown as ${text}`]
  })
}

function visibleText(node: Node | null): string {
  if (node instanceof Text) return node.data.trim()
  if (!(node instanceof Element) || node.matches('select, textarea, svg, .visually-hidden')) return ''
  return [...node.childNodes].map(visibleText).filter(Boolean).join(' ')
}
