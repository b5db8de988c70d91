import type { Machine } from './machine'

export interface Program {
  readonly name: string
  readonly variable: string
  readonly commands: readonly [string, ...string[]]
  /** Its name in Playwright, if Playwright has its own version. */
  readonly playwrightBrowser?: 'chromium'
  readonly debianPackages: readonly string[]
  /** An option that prints a text and exits. */
  readonly proof: '--version' | '--help' | '-help'
}

const CHROMIUM: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome'],
  playwrightBrowser: 'chromium',
  debianPackages: ['chromium'],
  proof: '--version',
}

/** The headless-only build needs less processor time. */
export const HEADLESS_CHROMIUM: Program = {
  ...CHROMIUM,
  commands: ['chromium-headless-shell', ...CHROMIUM.commands],
  debianPackages: ['chromium-headless-shell'],
}

/** Mozilla's own build: Playwright's is patched and has another protocol. */
export const FIREFOX: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  debianPackages: ['firefox-esr'],
  proof: '--version',
}

export const WEBKIT_DRIVER: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver'],
  proof: '--help',
}

export const SCREEN: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  debianPackages: ['xvfb'],
  proof: '-help',
}

interface Way {
  readonly name: string
  find(machine: Machine): string | undefined
}

/** Installs the program if it is missing. Returns its path. If all ways fail, throws with a list of them. */
export function findBrowser(machine: Machine, program = CHROMIUM): string {
  const installWays = waysTo(program)
  for (const way of installWays) {
    const path = way.find(machine)
    if (path && machine.starts(path, program.proof)) return path
  }
  const attempts = installWays.map(({ name }) => `  ${name}`).join('\n')
  throw new Error(
    `No ${program.name} starts on this machine. Install one, or set ${program.variable}. Tried:\n${attempts}`,
  )
}

function waysTo({ variable, commands, playwrightBrowser, debianPackages }: Program): Way[] {
  return [
    { name: variable, find: ({ environment }) => environment[variable] },
    ...commands.map(onPath),
    ...(playwrightBrowser ? playwrightWays(playwrightBrowser) : []),
    {
      name: `apt-get install ${debianPackages.join(' ')} (on Debian as root)`,
      find: (machine) => (installOnDebian(machine, debianPackages) ? machine.locate(commands[0]) : undefined),
    },
  ]
}

function onPath(command: string): Way {
  return { name: `${command} on the PATH`, find: (machine) => machine.locate(command) }
}

function playwrightWays(browser: string): Way[] {
  return [
    { name: "Playwright's own browser", find: ({ playwrightBrowser }) => playwrightBrowser },
    {
      name: `npx playwright install ${browser}`,
      find: (machine) =>
        machine.run('npx', 'playwright', 'install', browser) ? machine.playwrightBrowser : undefined,
    },
  ]
}

function installOnDebian({ isDebianAsRoot, run }: Machine, packages: readonly string[]): boolean {
  return isDebianAsRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', ...packages)
}
