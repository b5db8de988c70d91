import { useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import { pathOf } from '@/lib/links/deep-link'
import { pageAddress } from '@/lib/links/site'
import { LONGEST_MESSAGE } from '@/lib/raid-night/link-keys'

interface Props {
  label: string
  raid: RaidOrdered
  /** Gives what the link holds. */
  fragment: () => string | Promise<string>
}

/**
 * Copies a link to a raid that holds a team or a box, and says where it is longer than a message may be. Where the clipboard
 * refuses, shows the link to copy by hand.
 */
export function CopyLink({ label, raid, fragment }: Props) {
  const { night } = useSentences()
  const { screen } = useLabels()
  const { outcome, copy, forget } = useCopy()
  const [link, setLink] = useState('')
  const linkWith = (made: string) => `${pageAddress(pathOf(raid))}#${made}`
  async function share() {
    const made = fragment()
    const whole = typeof made === 'string' ? linkWith(made) : made.then(linkWith)
    copy(whole)
    setLink(await whole)
  }
  return (
    <div>
      <PlainButton onClick={share}>{label}</PlainButton>
      <p role="status">{outcome === 'copied' && night.copied}</p>
      <p role="status">{link.length > LONGEST_MESSAGE && night.longLink(link.length, LONGEST_MESSAGE)}</p>
      {outcome === 'refused' && link && <CopyByHand label={screen.copyByHand} text={link} onClose={forget} />}
    </div>
  )
}
