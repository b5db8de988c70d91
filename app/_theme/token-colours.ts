/** The page's own colours of app/_theme/tokens.css, which the browser's frame takes: all that the first load needs. */
export const PAGE_COLOURS = { light: '#f2f4f8', dark: '#11131a' } as const

/** Colours of app/_theme/tokens.css for places without CSS: pictures, the manifest. */
export const TOKEN_COLOURS = {
  dark: {
    page: PAGE_COLOURS.dark,
    card: '#1a1e28',
    line: '#2e3545',
    text: '#eceff6',
    soft: '#b2bac9',
    star: '#f2c94c',
  },
} as const
