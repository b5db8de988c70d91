import type { Page } from '@playwright/test'

/** Lets no script of the page arrive until the function is called that it gives. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, () => true)
}

/** The same for scripts that the page at this address does not start with. */
export async function holdLaterScripts(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text()
  return hold(page, (script) => !html.includes(script))
}

async function hold(page: Page, isHeld: (script: string) => boolean): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await released
    await route.continue()
  })
  return release
}
