import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { findBrowser, SCREEN, WEBKIT_DRIVER } from '@/testing/browser/find-browser'
import { thisMachine } from '@/testing/browser/machine'

export interface Driver {
  openBrowser(): Promise<WebDriver>
  stop(): Promise<void>
}

export async function startDriver(): Promise<Driver> {
  const program = findBrowser(thisMachine, WEBKIT_DRIVER)
  const screen = spawn(findBrowser(thisMachine, SCREEN), ['-displayfd', '1', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface(screen.stdout), 'line')
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DISPLAY: `:${display}` })
    .build()
  const address = await service.start()
  return {
    openBrowser: () =>
      new Builder()
        .usingServer(address)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build(),
    async stop() {
      await service.kill()
      screen.kill()
    },
  }
}
