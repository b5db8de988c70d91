import { useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import { pathOf } from '@/lib/links/deep-link'
import { pageAddress } from '@/lib/links/site'

interface Props {
  label: string
  raid: RaidOrdered
  /** Gives what the link holds. */
  fragment: () => string | Promise<string>
}

/** Copies a link to a raid that holds a team or a box. Where the clipboard refuses, shows the link to copy by hand. */
export function CopyLink({ label, raid, fragment }: Props) {
  const { night } = useSentences()
  const { screen } = useLabels()
  const { outcome, copy, forget } = useCopy()
  const [link, setLink] = useState('')
  async function share() {
    const made = `${pageAddress(pathOf(raid))}#${await fragment()}`
    setLink(made)
    await copy(made)
  }
  return (
    <div>
      <PlainButton onClick={share}>{label}</PlainButton>
      <p role="status">{outcome === 'copied' && night.copied}</p>
      {outcome === 'refused' && <CopyByHand label={screen.copyByHand} text={link} onClose={forget} />}
    </div>
  )
}
