import { SCHEME_SCRIPT } from './scheme-script'
import { START_SCRIPT } from './start-script'

/** What has to run before the page shows, and whatever arrives later. Inline: one that is loaded may come late, or never. */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: `${SCHEME_SCRIPT};${START_SCRIPT}` }} />
}
