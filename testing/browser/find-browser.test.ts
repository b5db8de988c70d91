import { FIREFOX, findBrowser, HEADLESS_CHROMIUM, SCREEN, WEBKIT_DRIVER } from './find-browser'
import type { Machine } from './machine'

const PLAYWRIGHT_BROWSER = '/home/ash/.cache/ms-playwright/chrome'

class FakeMachine implements Machine {
  readonly commands: string[] = []
  readonly playwrightBrowser = PLAYWRIGHT_BROWSER
  readonly environment: Readonly<Record<string, string>>
  readonly isDebianAsRoot: boolean
  readonly #programs: Set<string>
  readonly #installs: Readonly<Record<string, string>>

  constructor({ environment = {}, isDebianAsRoot = false, programs = [''], installs = {} }) {
    this.environment = environment
    this.isDebianAsRoot = isDebianAsRoot
    this.#programs = new Set(programs)
    this.#installs = installs
  }

  locate = (program: string) => [...this.#programs].find((path) => path.endsWith(`/bin/${program}`))
  starts = (path: string) => this.#programs.has(path)
  run = (...command: string[]) => {
    const commandLine = command.join(' ')
    this.commands.push(commandLine)
    const installed = this.#installs[commandLine]
    if (installed) this.#programs.add(installed)
    return installed !== undefined
  }
}

const PROGRAMS = ['/opt/chrome', '/usr/bin/chromium', '/bin/chromium-browser', '/bin/google-chrome']
const PLAYWRIGHT_INSTALL = 'npx playwright install chromium'

it.each([
  ['the one that CHROMIUM_PATH names', PROGRAMS, '/opt/chrome'],
  ['then chromium', PROGRAMS.slice(1), '/usr/bin/chromium'],
  ['then chromium-browser', PROGRAMS.slice(2), '/bin/chromium-browser'],
  ['then google-chrome', [...PROGRAMS.slice(3), PLAYWRIGHT_BROWSER], '/bin/google-chrome'],
  ["then Playwright's own", [PLAYWRIGHT_BROWSER], PLAYWRIGHT_BROWSER],
])('takes %s', (_, programs, expected) => {
  const machine = new FakeMachine({ environment: { CHROMIUM_PATH: '/opt/chrome' }, programs })
  expect(findBrowser(machine)).toBe(expected)
  expect(machine.commands).toEqual([])
})

it('lets Playwright install a missing browser', () => {
  const machine = new FakeMachine({ installs: { [PLAYWRIGHT_INSTALL]: PLAYWRIGHT_BROWSER } })
  expect(findBrowser(machine)).toBe(PLAYWRIGHT_BROWSER)
})

it('installs the Debian package if Playwright fails', () => {
  const machine = new FakeMachine({
    isDebianAsRoot: true,
    installs: { 'apt-get update': 'lists', 'apt-get install -y chromium': '/usr/bin/chromium' },
  })
  expect(findBrowser(machine)).toBe('/usr/bin/chromium')
  expect(machine.commands[0]).toBe(PLAYWRIGHT_INSTALL)
})

it.each([
  ['the one without windows where it is there', ['/bin/chromium', '/bin/chromium-headless-shell']],
  ['any other where it is not', ['/bin/google-chrome', '/bin/chromium']],
])('for tests, takes %s', (_, programs) => {
  const machine = new FakeMachine({ programs })
  expect(findBrowser(machine, HEADLESS_CHROMIUM)).toBe(programs.at(-1))
  expect(machine.commands).toEqual([])
})

it.each([
  ['firefox-esr', FIREFOX, { FIREFOX_PATH: '/opt/firefox' }, '/opt/firefox'],
  ['WebKitWebDriver', WEBKIT_DRIVER, { WEBKIT_DRIVER_PATH: '/opt/driver' }, '/opt/driver'],
])(
  'finds %s from its variable, otherwise on the PATH, never among Playwright’s browsers',
  (command, program, environment, path) => {
    const onPath = `/usr/bin/${command}`
    const programs = [path, onPath, PLAYWRIGHT_BROWSER]
    expect(findBrowser(new FakeMachine({ environment, programs }), program)).toBe(path)
    expect(findBrowser(new FakeMachine({ programs }), program)).toBe(onPath)
    expect(() => findBrowser(new FakeMachine({ programs: [PLAYWRIGHT_BROWSER] }), program)).toThrow(command)
  },
)

it('installs a screen for an installed driver', () => {
  const machine = new FakeMachine({
    isDebianAsRoot: true,
    programs: ['/usr/bin/WebKitWebDriver'],
    installs: { 'apt-get update': 'lists', 'apt-get install -y xvfb': '/usr/bin/Xvfb' },
  })
  expect(findBrowser(machine, WEBKIT_DRIVER)).toBe('/usr/bin/WebKitWebDriver')
  expect(findBrowser(machine, SCREEN)).toBe('/usr/bin/Xvfb')
})

it('lists its attempts if all fail', () => {
  const machine = new FakeMachine({})
  expect(() => findBrowser(machine)).toThrow(
    /CHROMIUM_PATH.*chromium on.*google-chrome.*playwright install.*apt-get/s,
  )
  expect(machine.commands).toEqual([PLAYWRIGHT_INSTALL])
})
