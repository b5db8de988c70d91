import fc from 'fast-check'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { hostilePath } from '@/testing/fuzz/hostile-links'
import { canonicalPath, hrefOf, linkedPath, settledAddress } from './address'
import { parsePath } from './deep-link'

const SITE = 'https://site.example'

const anyAddress = fc
  .tuple(
    fc.constantFrom('', '/?', '/#', '/tera-raid-info?', '/TERA-RAID-INFO/#!', '/?/tera-raid-info/&'),
    hostilePath,
    fc
      .oneof(fc.constant(''), fc.tuple(fc.constantFrom('?', '&', '#'), hostilePath))
      .map((rest) => [...rest].join('')),
  )
  .map((parts) => new URL(SITE + parts.join('')))

test('any address becomes an address of this site with the same meaning, which then stays', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const selection = parsePath(linkedPath(address))
      const settled = settledAddress(address)
      if (!settled) return
      const page = new URL(hrefOf(settled), SITE)
      expect(page.origin).toBe(SITE)
      expect(page.href).toBe(SITE + hrefOf(settled))
      expect(parsePath(linkedPath(page))).toEqual(selection)
      expect(settledAddress(page)).toBeUndefined()
    }),
    fuzzing(20_000),
  )
})

test('the canonical path of any path shows the same selection', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const canonical = canonicalPath(path)
      expect(canonicalPath(canonical)).toBe(canonical)
      const selection = parsePath(path)
      if (selection) expect(parsePath(canonical)).toEqual(selection)
    }),
    fuzzing(10_000),
  )
})
