import { EnglishScreen } from '@/app/_screen/EnglishScreen'

/**
 * Becomes 404.html: shows the raid of a deep link that was not prerendered; any other path leads to the root. It imports
 * nothing else, because Next loads its modules on every page.
 */
export default function NotFound() {
  return <EnglishScreen page={{ path: '/' }} />
}
