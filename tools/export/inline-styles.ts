const STYLE_SHEET = /<link rel="stylesheet"/g
const ADDRESS_OF_STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g
const RELATIVE_ADDRESS = /url\((?![/#"']|[a-z]+:)([^)]+)\)/g

/**
 * Adds the text of a page's style sheets before the first of their links. The links stay, but disabled: browsers don't
 * load them, and React and the program's loader still find them. Throws if a text would end its element early. A page
 * without style sheets stays unchanged.
 *
 * @param textOf the text of the style sheet at an address, as the page writes it
 */
export function withInlineStyles(html: string, textOf: (address: string) => string): string {
  const addresses = [...html.matchAll(ADDRESS_OF_STYLE_SHEET)].map(([, address = '']) => address)
  if (addresses.length === 0) return html
  const text = addresses.map((address) => styleText(textOf(address), address)).join('')
  const first = html.search(STYLE_SHEET)
  return `${html.slice(0, first)}<style>${text}</style>${html
    .slice(first)
    .replace(STYLE_SHEET, '<link disabled="" rel="stylesheet"')}`
}

// Relative addresses in an inline style sheet refer to the page.
function styleText(text: string, address: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${address} would end its style element`)
  return text.replace(RELATIVE_ADDRESS, (_, relative: string) => {
    const { pathname, hash } = new URL(relative, new URL(address, 'https://site.invalid'))
    return `url(${pathname}${hash})`
  })
}
