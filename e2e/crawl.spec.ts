import { test as base, expect } from '@playwright/test'
import { SITE_ORIGIN } from '@/lib/site'
import { BASE_PATH } from './addresses'
import { crawl } from './crawl/crawl'

// No browser: links are read out of the HTML as it is.
for (const { where, folder, basePath } of [
  { where: 'at the root', folder: '.e2e/site', basePath: '' },
  { where: 'below a base path', folder: '.e2e/base-path', basePath: BASE_PATH },
]) {
  base(`published ${where}, links lead to all 5,140 pages without JavaScript, and to nothing else`, () => {
    const { pages, references, unlinked, broken } = crawl(folder, SITE_ORIGIN, basePath)
    base.info().annotations.push({ type: 'crawl', description: `${pages} pages, ${references} references` })
    expect.soft(broken.slice(0, 20)).toEqual([])
    expect.soft(unlinked.slice(0, 20)).toEqual([])
    expect(pages).toBe(5140)
    expect(references).toBeGreaterThan(100_000)
  })
}
