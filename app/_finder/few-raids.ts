/** How many found raids are shown at first: few enough for a slow phone to keep up with typing. */
export const FEW_RAIDS = 12
