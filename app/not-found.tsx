import { Screen } from '@/app/_screen/Screen'

/**
 * Becomes 404.html: shows the raid of a deep link that was not prerendered; any other path goes to the root. Imports nothing
 * else: Next loads on every page what this one needs.
 */
export default function NotFound() {
  return <Screen page={{ path: '/' }} />
}
