/** The screens on which a page is looked at, in CSS pixels. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
  desktop: { width: 1920, height: 1080 },
} as const

/** One of the screens, by its name. */
type ScreenName = keyof typeof SCREENS

/** A screen in a colour scheme. */
export interface Look {
  readonly screen: ScreenName
  readonly scheme: 'light' | 'dark'
}

/** Each screen in each colour scheme. */
export const LOOKS: readonly Look[] = (['phone', 'tablet', 'laptop', 'desktop'] as const).flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ screen, scheme })),
)
