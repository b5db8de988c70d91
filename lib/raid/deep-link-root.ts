/** The first segment of every deep link: `/tera-raid-info/{raidTier}/{region}/{pokemon}/{teraType}`. */
export const DEEP_LINK_ROOT = 'tera-raid-info'
