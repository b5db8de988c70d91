/** Colours of app/_theme/tokens.css for places without CSS: pictures, the manifest, the browser's frame. */
export const TOKEN_COLOURS = {
  light: { page: '#f2f4f8' },
  dark: {
    page: '#11131a',
    card: '#1a1e28',
    line: '#2e3545',
    text: '#eceff6',
    soft: '#b2bac9',
    star: '#f2c94c',
  },
} as const
