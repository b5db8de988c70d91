import { TOKEN_COLOURS } from '@/app/_theme/token-colours'
import { columnsOf } from '@/lib/words/columns'

interface Props {
  species: string
  form?: string | undefined
}

/** A boss's name as large as it fits beside the crystal, its form below it: `Basculegion`, `Female`. */
export function BossName({ species, form }: Props) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ fontSize: fontSize(species), fontWeight: 700, lineHeight: 1.05 }}>{species}</div>
      {form && <div style={{ fontSize: 52, lineHeight: 1.1, color: TOKEN_COLOURS.dark.soft }}>{form}</div>}
    </div>
  )
}

function fontSize(species: string): number {
  const columns = columnsOf(species)
  if (columns > 10) return 100
  if (columns > 9) return 112
  return columns > 7 ? 122 : 144
}
