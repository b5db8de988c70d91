import { expect, test } from '@playwright/test'
import { BASE_PATH } from '@/testing/addresses'
import { crawl } from './crawl/crawl'

// No browser: links are read out of the HTML as it is.
for (const { where, folder, basePath } of [
  { where: 'at the root', folder: '.e2e/site', basePath: '' },
  { where: `below ${BASE_PATH}`, folder: '.e2e/base-path', basePath: BASE_PATH },
]) {
  test(`published ${where}, links lead to all 5,140 pages without JavaScript, and to nothing that is not there`, () => {
    const { pages, references, unlinked, broken } = crawl(folder, basePath)
    console.log(`Crawled ${folder}: ${pages} pages, ${references} references`)
    expect.soft(broken.slice(0, 20)).toEqual([])
    expect.soft(unlinked.slice(0, 20)).toEqual([])
    expect(pages).toBe(5140)
    expect(references).toBeGreaterThan(pages * 20)
  })
}
