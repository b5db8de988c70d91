import { expect, test } from '@/e2e/fixtures/test'
import { scriptsOfPage } from '@/lib/offline/page-files'
import type { RunningServer } from '@/servers/site/listen'
import { cacheControl, SITE_HEADERS } from '@/servers/site/site-headers'
import { startSite } from '@/servers/site/start-site'
import { EXPORTS } from '@/testing/addresses'
import { cloudflarePages } from './hosts/cloudflare-pages'
import { githubPages } from './hosts/github-pages'
import type { Host } from './hosts/host'
import { nginx } from './hosts/nginx'
import { python } from './hosts/python'

const ownServer: Host = {
  name: 'npm start',
  basePath: '',
  unknownDeepLink: 200,
  unknownPath: 404,
  showsUnknown: true,
  sendsHeaders: true,
  start: () => startSite({ directory: EXPORTS.site, port: 0 }),
}

const HOSTS = [ownServer, nginx, cloudflarePages, githubPages, python]

const RAID = '/tera-raid-info/6/Paldea/Garchomp/Fairy/'
const OLD_FORMS = ['/TERA-RAID-INFO/6/Paldea/Garchomp/Fairy', '/?/6/Paldea/Garchomp/Fairy']

const LOWER_CASE = '/tera-raid-info/6/paldea/garchomp/fairy'

for (const host of HOSTS) {
  test.describe(host.name, { tag: host.tag }, () => {
    // In one process, so that all tests share a server.
    test.describe.configure({ mode: 'default' })

    let server: RunningServer | undefined
    const address = (path: string) => `${server?.url}${host.basePath}${path}`

    test.beforeAll(async () => {
      // The host may have to be installed first.
      test.setTimeout(5 * 60_000)
      server = await host.start()
      if (!server) console.warn(`NOT TESTED: ${host.name} is missing here, and cannot be installed`)
      test.skip(!server)
    })

    test.afterAll(() => server?.close())

    for (const path of [
      RAID,
      '/tera-raid-info/5/Paldea/Indeedee%20(Male)/',
      '/tera-raid-info/5/Paldea/Indeedee%20%28Male%29/',
    ]) {
      test(`${path} is a page, with and without its slash`, async ({ request }) => {
        const page = await request.get(address(path))
        expect(page.status()).toBe(200)
        const withoutSlash = await request.get(address(path.slice(0, -1)))
        expect(withoutSlash.status()).toBe(200)
        expect(withoutSlash.url()).toMatch(/\/$/)
        expect(await withoutSlash.text()).toBe(await page.text())
      })
    }

    test(`the response to a link in lower case has status ${host.unknownDeepLink}`, async ({ request }) => {
      expect((await request.get(address(LOWER_CASE))).status()).toBe(host.unknownDeepLink)
    })

    test(`the response to an unknown path has status ${host.unknownPath}`, async ({ request }) => {
      expect((await request.get(address('/about'), { maxRedirects: 0 })).status()).toBe(host.unknownPath)
    })

    test('the response to a missing script has status 404 and is not cached', async ({ request }) => {
      const missingScript = await request.get(address('/_next/static/chunks/gone.js'))
      expect(missingScript.status()).toBe(404)
      expect(missingScript.headers()['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]\d{3}/)
    })

    if (host.showsUnknown) {
      test('a link in lower case and old links show their raid, and an unknown path leads to the root', async ({
        page,
        raidScreen,
        consoleErrors,
      }) => {
        if (host.unknownPath === 404) consoleErrors.expect(/status of 404/)
        await page.goto(address(LOWER_CASE))
        await expect(raidScreen.boss).toHaveText('Garchomp')
        await expect(raidScreen.teraType).toHaveValue('Fairy')
        for (const old of OLD_FORMS) {
          await page.goto(address(old))
          await expect(raidScreen.boss).toHaveText('Garchomp')
          await expect(page).toHaveURL(address(RAID))
        }
        await page.goto(address('/about'))
        await expect(page).toHaveURL(address('/'))
      })
    }

    if (host.sendsHeaders) {
      test('every response has the headers of the site', async ({ request }) => {
        for (const path of [RAID, LOWER_CASE, '/robots.txt']) {
          const headers = (await request.get(address(path))).headers()
          const sentHeaders = Object.keys(SITE_HEADERS).map((name) => [name, headers[name.toLowerCase()]])
          expect(Object.fromEntries(sentHeaders)).toEqual(SITE_HEADERS)
        }
      })

      test('a script is cached for a year, an image for a day, and a page is revalidated', async ({
        request,
      }) => {
        const [script = ''] = scriptsOfPage(await (await request.get(address(RAID))).text())
        for (const path of [script, '/assets/pokemon/445.png', RAID, '/', '/service-worker.js']) {
          const answer = await request.get(address(path))
          expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
            path,
            200,
            cacheControl(path),
          ])
        }
      })
    }
  })
}
