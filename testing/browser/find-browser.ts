import type { Machine } from './machine'

/** A program that tests and pictures need, and the ways to find it. */
export interface Program {
  readonly name: string
  /** The variable of the environment that may name its path. */
  readonly variable: string
  /** What it is called on the PATH. The first is also what the Debian packages bring. */
  readonly commands: readonly [string, ...string[]]
  /** What Playwright calls it, where it has one of its own. */
  readonly playwrightBrowser?: 'chromium'
  readonly debianPackages: readonly string[]
  /** An option with which it prints something and ends. */
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

/** The headless-only build of Chromium where it is installed: it needs a sixth less processor time for the same tests. */
export const HEADLESS_CHROMIUM: Program = {
  ...CHROMIUM,
  commands: ['chromium-headless-shell', ...CHROMIUM.commands],
  debianPackages: ['chromium-headless-shell'],
}

/** As Mozilla builds it: Playwright's own is patched, and speaks another protocol. */
export const FIREFOX: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  debianPackages: ['firefox-esr'],
  proof: '--version',
}

/** The driver of WebKitGTK, with its small browser. */
export const WEBKIT_DRIVER: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver'],
  proof: '--help',
}

/** A screen for browsers that need one, on machines that have none. */
export const SCREEN: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  debianPackages: ['xvfb'],
  proof: '-help',
}

interface Way {
  readonly name: string
  /** The path of a program that may not start. */
  find(machine: Machine): string | undefined
}

/**
 * Finds a program that starts, or else installs one.
 * Throws when every way fails, with a message that names them all.
 *
 * @returns its path
 */
export function findBrowser(machine: Machine, program = CHROMIUM): string {
  const ways = waysTo(program)
  for (const way of ways) {
    const path = way.find(machine)
    if (path && machine.starts(path, program.proof)) return path
  }
  const tried = ways.map(({ name }) => `  ${name}`).join('\n')
  throw new Error(
    `No ${program.name} starts on this machine. Install one, or set ${program.variable}. Tried:\n${tried}`,
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
