import type { Page } from '@playwright/test'

/** Ways in which visitors change how text is set, and the styles that do it. */
export const TEXT_SETTINGS = {
  'as it comes': '',
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'with the text spacing of WCAG 1.4.12': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  'at 200% text size': 'html { font-size: 200% }',
} as const

/** Sets the text of the page that is open. What is far below the screen is laid out as well. */
export function setText(page: Page, styles: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { content-visibility: visible !important } ${text}`)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

/** What of the page's text is cut, covered, or pushed sideways, in words: `cut: Garchomp`. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 2

    interface Piece {
      readonly text: string
      readonly element: Element
      readonly box: DOMRect
    }

    function pieces(): Piece[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Piece[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent?.trim()
        if (!element || !text || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) found.push({ text, element, box })
      }
      return found
    }

    function isShown(element: Element): boolean {
      if (element.closest('select, script, style, noscript')) return false
      if (ancestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)')) return false
      return element.checkVisibility({ visibilityProperty: true })
    }

    function ancestors(element: Element): Element[] {
      const parent = element.parentElement
      return parent ? [element, ...ancestors(parent)] : [element]
    }

    // A line is as high as its font says, however close lines are set: only half a letter counts.
    const slack = ({ height }: DOMRect) => height / 4

    function isInside(box: DOMRect, around: DOMRect): boolean {
      return (
        box.left >= around.left - TOLERANCE &&
        box.right <= around.right + TOLERANCE &&
        box.top >= around.top - slack(box) &&
        box.bottom <= around.bottom + slack(box)
      )
    }

    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)

    function isBox(element: Element): boolean {
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(element)
      return display !== 'contents' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px')
    }

    function faultOf({ text, element, box }: Piece): string[] {
      const around = ancestors(element)
      const scroller = around.findIndex(scrolls)
      const within = scroller < 0 ? around : around.slice(0, scroller)
      if (within.some((one) => clips(one) && !isInside(box, one.getBoundingClientRect())))
        return [`cut: ${text}`]
      const sheet = within.find(isBox)
      if (sheet && !isInside(box, sheet.getBoundingClientRect())) return [`out of its box: ${text}`]
      const outside = scroller < 0 && (box.left < 0 || box.right > window.innerWidth)
      return outside ? [`pushed sideways: ${text}`] : []
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > TOLERANCE && height > Math.min(slack(one), slack(other))
    }

    function covered(all: readonly Piece[]): string[] {
      return all.flatMap((one, position) =>
        all
          .slice(position + 1)
          .filter((other) => one.element !== other.element && overlap(one.box, other.box))
          .map((other) => `covered: ${one.text} by ${other.text}`),
      )
    }

    /** A select shows its text between its paddings: below its label, and as a whole line. */
    function selectFaults(select: HTMLSelectElement): string[] {
      const { paddingTop, paddingBottom, fontSize } = getComputedStyle(select)
      const top = select.getBoundingClientRect().top + Number.parseFloat(paddingTop)
      const room = select.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      const label = select.parentElement?.querySelector('span')
      const name = label?.textContent ?? ''
      return [
        ...(label && label.getBoundingClientRect().bottom > top + TOLERANCE ? [`label over ${name}`] : []),
        ...(room < Number.parseFloat(fontSize) ? [`cut select: ${name}`] : []),
      ]
    }

    const all = pieces()
    const selects = [...document.querySelectorAll('select')].filter((select) => select.checkVisibility())
    const wide = document.documentElement.scrollWidth - window.innerWidth
    return [
      ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
      ...all.flatMap(faultOf),
      ...covered(all),
      ...selects.flatMap(selectFaults),
    ]
  })
}
