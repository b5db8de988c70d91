import { LocalizedScreen } from '@/app/_screen/LocalizedScreen'

/**
 * Becomes 404.html. Shows the raid of a deep link without a page; other paths lead to the root. Imports nothing else,
 * since Next loads its modules on every page.
 */
export default function NotFound() {
  return <LocalizedScreen page={{ path: '/' }} />
}
