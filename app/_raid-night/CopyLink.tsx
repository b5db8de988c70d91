import { useRef, useState } from 'react'
import { addressToShare } from '@/app/_navigation/address-bar'
import { PlainButton } from '@/app/_ui/Buttons'
import { CopyByHand, useCopy } from '@/app/_ui/copying'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import type { RequestedRaid } from '@/lib/box/engine/messages'
import { pathOf } from '@/lib/links/deep-link'
import { pageHref } from '@/lib/links/site'
import { MAX_MESSAGE } from '@/lib/raid-night/link-keys'

interface Props {
  label: string
  raid: RequestedRaid
  fragment: () => string | Promise<string>
}

/**
 * Copies a link with a team or a box to a raid. Says if the link can't be made or is too long for a message. If the
 * clipboard refuses, shows the link to copy by hand.
 */
export function CopyLink({ label, raid, fragment }: Props) {
  const { night } = useSentences()
  const { screen } = useLabels()
  const { outcome, copy, forget } = useCopy()
  const [link, setLink] = useState('')
  const [isFailed, setFailed] = useState(false)
  const isMaking = useRef(false)
  const linkWith = (fragment: string) => addressToShare(`${pageHref(pathOf(raid))}#${fragment}`)
  async function share() {
    // Ignore presses meanwhile: the clipboard would get links in the order in which they are ready.
    if (isMaking.current) return
    isMaking.current = true
    forget()
    setLink('')
    setFailed(false)
    try {
      const newFragment = fragment()
      // The clipboard gets the promise: Safari refuses to copy after the press has ended.
      const newLink = typeof newFragment === 'string' ? linkWith(newFragment) : newFragment.then(linkWith)
      copy(newLink)
      setLink(await newLink)
    } catch (error) {
      console.error('A link could not be made:', error)
      setFailed(true)
    } finally {
      isMaking.current = false
    }
  }
  return (
    <div>
      <PlainButton onClick={share}>{label}</PlainButton>
      <p role="status">{isFailed ? night.linkNotMade : outcome === 'copied' && night.copied}</p>
      <p role="status">{link.length > MAX_MESSAGE && night.longLink(link.length, MAX_MESSAGE)}</p>
      {outcome === 'refused' && link && <CopyByHand label={screen.copyByHand} text={link} onClose={forget} />}
    </div>
  )
}
