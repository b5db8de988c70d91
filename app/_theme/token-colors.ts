/** The page colors of app/_theme/tokens.css for the browser's frame. The first load needs no other colors. */
export const PAGE_COLORS = { light: '#f2f4f8', dark: '#11131a' } as const

/** Colors of app/_theme/tokens.css for pictures and the manifest, which have no CSS. */
export const TOKEN_COLORS = {
  dark: {
    page: PAGE_COLORS.dark,
    card: '#1a1e28',
    line: '#2e3545',
    text: '#eceff6',
    soft: '#b2bac9',
    star: '#f2c94c',
  },
} as const
