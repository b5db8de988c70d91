import { TOKEN_COLOURS } from '@/app/_theme/token-colours'

interface Props {
  name: string
}

/** A boss's name as large as it fits beside its picture, its form below it: `Basculegion`, `Female`. */
export function BossName({ name }: Props) {
  const [species = name, form] = name.split(/ \(|\)/)
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ fontSize: fontSize(species), fontWeight: 700, lineHeight: 1.05 }}>{species}</div>
      {form && <div style={{ fontSize: 52, lineHeight: 1.1, color: TOKEN_COLOURS.dark.soft }}>{form}</div>}
    </div>
  )
}

function fontSize({ length }: string): number {
  if (length > 9) return 112
  return length > 7 ? 122 : 144
}
