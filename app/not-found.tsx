import { RaidScreen } from '@/app/_raid/RaidScreen'
import { pageHref } from '@/lib/site'

/** Becomes 404.html: shows the raid of a deep link that was not prerendered; any other path goes to the root. */
export default function NotFound() {
  return (
    <>
      <noscript>
        <p>
          There is no such page. <a href={pageHref('/')}>To the start</a>
        </p>
      </noscript>
      <RaidScreen page={{ path: '/' }} />
    </>
  )
}
