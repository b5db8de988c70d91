import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import { SHARE_CARD } from '@/lib/raid/share-card-path'

const WHOLE = `M0 0H${SHARE_CARD.width}V${SHARE_CARD.height}H0Z`
const RIM = 'M905 20L1185 160V440L905 580L625 440V160Z'
const TABLE = 'M905 120L1085 210V390L905 480L725 390V210Z'
const PLATE = 'M686 476H1124L1195 547L1124 618H686L615 547Z'

/** How dark each part of the crystal is. The light falls from the upper right. */
const PARTS = [
  ['M905 20L1185 160L1085 210L905 120Z', 0.1],
  ['M1185 160V440L1085 390V210Z', 0.38],
  ['M1185 440L905 580V480L1085 390Z', 0.6],
  ['M905 580L625 440L725 390L905 480Z', 0.74],
  ['M625 440V160L725 210V390Z', 0.62],
  ['M625 160L905 20V120L725 210Z', 0.34],
  [TABLE, 0.66],
] as const

/**
 * The backdrop of a raid's cards: a crystal of the accent's colour in the dark, and a plate for the label of the Tera
 * type. The accent shows where nothing is drawn. Nearly all edges stand upright or rise one in two: such edges repeat
 * themselves, which makes the file smaller.
 */
export function Crystal() {
  const { width, height } = SHARE_CARD
  return (
    <svg
      style={{ position: 'absolute', left: 0, top: 0 }}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill={TOKEN_COLOURS.dark.page}
      aria-hidden="true"
    >
      <clipPath id="around-the-plate">
        <path d={WHOLE + PLATE} clipRule="evenodd" />
      </clipPath>
      <g clipPath="url(#around-the-plate)">
        <path d={WHOLE + RIM} fillRule="evenodd" fillOpacity={0.86} />
        <path d={`M0 0H340L655 ${height}H0Z`} fillOpacity={0.5} />
        {PARTS.map(([outline, darkness]) => (
          <path key={outline} d={outline} fillOpacity={darkness} />
        ))}
      </g>
    </svg>
  )
}
