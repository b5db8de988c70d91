import { LocalizedScreen } from '@/app/_screen/LocalizedScreen'

/**
 * Becomes 404.html. It shows the raid of a deep link without a page; any other path leads to the root. It imports nothing else,
 * since Next loads its modules on every page.
 */
export default function NotFound() {
  return <LocalizedScreen page={{ path: '/' }} />
}
