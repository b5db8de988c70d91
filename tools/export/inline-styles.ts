const STYLE_SHEET = /<link rel="stylesheet"/g
const ADDRESS_OF_STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g
const RELATIVE_ADDRESS = /url\((?![/#"']|[a-z]+:)([^)]+)\)/g

/**
 * A page with the text of its style sheets inside, before the first of them. The links stay, disabled, so that no browser
 * loads them, while React and the loader of later parts of the program find that the style sheets are there.
 * Throws where a text would end its element early. A page without style sheets stays as it is.
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

// What its addresses are relative to is the page once it stands there.
function styleText(text: string, address: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${address} would end the element that it is written into`)
  return text.replace(RELATIVE_ADDRESS, (_, relative: string) => {
    const { pathname, hash } = new URL(relative, new URL(address, 'https://site.invalid'))
    return `url(${pathname}${hash})`
  })
}
