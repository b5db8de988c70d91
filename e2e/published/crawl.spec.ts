import { expect, test } from '@playwright/test'
import { BASE_PATH, BOSSES_BELOW_BASE_PATH, EXPORTS } from '@/testing/addresses'
import { crawl, exportedSite } from './crawl/crawl'

for (const { where, folder, basePath, all } of [
  { where: 'at the root, links lead to all pages', folder: EXPORTS.site, basePath: '', all: 5301 },
  {
    where: `below ${BASE_PATH}, links lead to all pages of ${BOSSES_BELOW_BASE_PATH.join(', ')}`,
    folder: EXPORTS.belowBasePath,
    basePath: BASE_PATH,
    all: 111,
  },
]) {
  test(`published ${where} without JavaScript, and to nothing missing`, () => {
    const everyPage = new Set(exportedSite(EXPORTS.site, basePath).pages.keys())
    const { pages, references, unlinked, broken } = crawl(folder, basePath, everyPage)
    console.log(`Crawled ${folder}: ${pages} pages, ${references} references`)
    expect.soft(broken.slice(0, 20)).toEqual([])
    expect.soft(unlinked.slice(0, 20)).toEqual([])
    expect(pages).toBe(all)
    expect(references).toBeGreaterThan(pages * 20)
  })
}
