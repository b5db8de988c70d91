import { useState } from 'react'
import type { Selection } from '@/lib/raid/selection'
import { RaidStep } from './RaidStep'
import { TeraTypeStep } from './TeraTypeStep'

interface Props {
  selection: Selection
  onChosen: () => void
}

/**
 * Finds a raid by a boss's name, however it is spelt, then asks for its Tera type. One that names its Tera type, or has one
 * only, is followed at once. No Tera type stays chosen from the raid before.
 */
export function BossSearch({ selection, onChosen }: Props) {
  const [text, setText] = useState('')
  const [raid, setRaid] = useState<Selection>()
  if (raid) return <TeraTypeStep raid={raid} onChosen={onChosen} onBack={() => setRaid(undefined)} />
  return (
    <RaidStep text={text} onType={setText} selection={selection} onFollowed={onChosen} onChosen={setRaid} />
  )
}
